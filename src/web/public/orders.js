// The order page where scripts run: lines written from the map, taken back, and checked at each change.
import { chooseByMap } from './order-choices.js';
import { History } from './order-history.js';
import { OrderMap } from './order-map.js';
import { Pointing } from './order-pointing.js';

const CHECK_AFTER_MILLISECONDS = 600;

document.documentElement.classList.add('scripted');

const named = (id) => document.getElementById(id);
const form = named('orders-form');
const box = named('orders');
const checked = named('checked');
const frame = document.querySelector('.order-map');
const map = frame && new OrderMap(frame);

const announce = (words) => {
  const said = named('announced');
  if (said) said.textContent = words;
};

if (map) {
  const steps = { in: () => map.closer(), out: () => map.farther(), all: () => map.all() };
  for (const button of document.querySelectorAll('[data-zoom]'))
    button.addEventListener('click', steps[button.dataset.zoom]);
  document.addEventListener('keydown', (event) => {
    if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') map.closer();
    else if (event.key === '-') map.farther();
    else if (event.key === '0') map.all();
  });
}
if (form) startWriting();

function isTyping({ target }) {
  return target.closest?.('textarea, select, input:not([type="radio"])') != null;
}

function startWriting() {
  const history = new History(`${location.pathname} ${form.elements.call.value}`, box.defaultValue);
  const pointing = named('compose') && new Pointing(named('compose'), map, { add, announce });
  let timer;
  let last = Promise.resolve();
  /** The line on its way, if there is one. */
  let adding = null;

  const show = () => {
    box.value = history.text;
    named('undo').disabled = !history.canUndo;
    named('redo').disabled = !history.canRedo;
    const note = named('saved')?.querySelector('span');
    if (!note) return;
    note.dataset.saved ??= note.textContent;
    note.textContent = history.text.trim() === box.defaultValue.trim() ? note.dataset.saved : note.dataset.changed;
  };

  const write = (text) => {
    history.write(text);
    show();
    return ask();
  };

  /** Has the text checked, with a line more where one is given; each waits for the one before. */
  function ask(line = null, isShown = false) {
    clearTimeout(timer);
    last = last.then(() => check(line, isShown)).catch(() => announce(checked.dataset.offline));
    return last;
  }

  function add(line) {
    const added = ask(line).then(() => {
      if (adding === added) adding = null;
    });
    adding = added;
    return added;
  }

  /** `isShown`: the answer to what was sent stands there already. */
  async function check(line, isShown) {
    const headers = { 'x-form-token': form.elements._form.value };
    const sent = box.value;
    const body = new URLSearchParams({ orders: sent, choice: new FormData(form).get('choice') ?? '' });
    if (line !== null) body.set('line', line);
    const answer = await fetch(checked.dataset.check, { method: 'POST', headers, body });
    const found = answer.ok ? await answer.json() : null;
    if (found === null) return announce(checked.dataset.offline);
    // What was typed while the line was on its way keeps its place, and the line is written to that.
    if (line !== null && box.value !== sent) return check(line, isShown);
    if (line !== null) {
      history.write(found.orders);
      show();
    }
    if (!isShown) {
      checked.innerHTML = found.html;
      announce(checked.querySelector('p')?.textContent ?? '');
    }
    pointing?.showDoing(found.doing);
    map?.ways(found.ways);
    if (named('ready')) named('ready').disabled = found.errors > 0;
  }

  /** Goes back or forth; a line on its way comes first, since it was asked for first. */
  const step = (go) => {
    if (adding !== null) return adding.then(() => step(go));
    // What was typed since the last check is a change of its own.
    history.write(box.value);
    go();
    show();
    return ask();
  };
  const undo = () => step(() => history.undo());
  const redo = () => step(() => history.redo());
  named('undo').addEventListener('click', undo);
  named('redo').addEventListener('click', redo);
  document.addEventListener('keydown', (event) => {
    if (isTyping(event) || event.altKey || event.key.toLowerCase() !== 'z') return;
    event.preventDefault();
    if (event.shiftKey) redo();
    else undo();
  });

  checked.addEventListener('click', ({ target }) => {
    const line = target.closest('[data-row]');
    if (!line) return;
    if (target.matches('.take-off')) write(withRow(box.value, Number(line.dataset.row), null));
    if (target.matches('[data-fix]')) write(withRow(box.value, Number(line.dataset.row), target.dataset.fix));
  });

  box.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(() => write(box.value), CHECK_AFTER_MILLISECONDS);
  });
  form.addEventListener('submit', (event) => {
    if (adding === null) return history.write(box.value);
    event.preventDefault();
    adding.then(() => form.requestSubmit(event.submitter));
  });

  const asText = named('as-text');
  const shown = (isShown) => {
    named('text').hidden = !isShown;
    asText.setAttribute('aria-expanded', isShown);
  };
  asText.addEventListener('click', () => shown(named('text').hidden));
  shown(false);

  const choices = document.querySelector('.choices');
  if (choices) chooseByMap(choices, frame, { changed: () => ask(), announce });
  show();
  ask(null, checked.childElementCount > 0);
}

/** The text with a line in place of the one that begins in a row, which may go on behind `\`; null takes it off. */
function withRow(text, row, line) {
  const rows = text.split('\n');
  let end = row;
  while (rows[end - 1]?.trimEnd().endsWith('\\')) end++;
  rows.splice(row - 1, end - row + 1, ...(line === null ? [] : line.split('\n')));
  return rows.join('\n');
}
