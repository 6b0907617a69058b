/** Undoes format=flowed (RFC 3676): soft line ends are joined, quoted lines stay quoted, each at its own depth. */

interface Row {
  depth: number;
  text: string;
  soft: boolean;
}

/** The text of a flowed body, one line for each paragraph. `joins` tells that the blank of a soft line end goes too (DelSp). */
export function unflowed(text: string, joins: boolean): string {
  const out: string[] = [];
  let open: Row | null = null;
  for (const line of text.split(/\r?\n/u)) {
    const row = rowOf(line, joins);
    const goes: boolean = open?.soft === true && open.depth === row.depth && row.text !== '-- ';
    if (open !== null && goes) {
      open.text += row.text;
      open.soft = row.soft;
      continue;
    }
    if (open !== null) out.push(written(open));
    open = row;
  }
  if (open !== null) out.push(written(open));
  return out.join('\n');
}

function rowOf(line: string, joins: boolean): Row {
  const depth = /^>*/u.exec(line)?.[0].length ?? 0;
  const text = line.slice(line[depth] === ' ' ? depth + 1 : depth);
  const soft = text.endsWith(' ') && text !== '-- ';
  return { depth, text: soft && joins ? text.slice(0, -1) : text, soft };
}

function written({ depth, text }: Row): string {
  return depth === 0 ? text : `${'>'.repeat(depth)} ${text}`;
}
