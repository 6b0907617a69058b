/** Numbers of SVG paths, as short as they can be: no zero before the point, no blank before a minus. */
export function numbers(whole: readonly number[], parts: number): string {
  let text = '';
  for (const part of whole) {
    const number = `${part / parts}`.replace(/^(-?)0\./, '$1.');
    text += text === '' || number.startsWith('-') ? number : ` ${number}`;
  }
  return text;
}
