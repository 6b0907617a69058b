// A question of the rules on an order page: a click on a hex marks the answer that names it.
export function chooseByMap(choices, frame, { changed, announce }) {
  const options = [...choices.querySelectorAll('input')];
  for (const option of options) option.addEventListener('change', changed);
  const wordsOf = ({ nextElementSibling }) => nextElementSibling.textContent.replace(/^\w+\. /, '').trim();
  frame?.addEventListener('click', ({ target }) => {
    const id = target.closest?.('[data-hex]')?.dataset.hex;
    if (id === undefined) return;
    const option = options.find((one) => wordsOf(one) === id || wordsOf(one).endsWith(`(${id})`));
    if (!option) return announce(choices.dataset.none);
    option.checked = true;
    announce(choices.dataset.picked.replace('{words}', option.nextElementSibling.textContent));
    changed();
  });
}
