// The order page where scripts run: checks while orders are typed, and writes lines from clicks on the map.
const CHECK_AFTER_MILLISECONDS = 600;

const form = document.getElementById('orders-form');
const box = document.getElementById('orders');
const checked = document.getElementById('checked');
const announced = document.getElementById('announced');
const map = document.querySelector('.order-map');
const act = document.getElementById('act');
const unit = document.getElementById('unit');
const hex = document.getElementById('hex');

for (const hidden of document.querySelectorAll('.by-script')) hidden.hidden = false;

const announce = (text) => {
  if (announced) announced.textContent = text;
};

let timer;
let asked = 0;

function checkSoon() {
  clearTimeout(timer);
  timer = setTimeout(check, CHECK_AFTER_MILLISECONDS);
}

async function check() {
  const number = ++asked;
  const headers = { 'x-form-token': form.elements._form.value };
  const choice = new FormData(form).get('choice') ?? '';
  const body = new URLSearchParams({ orders: box.value, choice });
  try {
    const answer = await fetch(checked.dataset.check, { method: 'POST', headers, body });
    const html = answer.ok ? await answer.text() : '';
    // A later check is under way: its answer counts.
    if (number !== asked) return;
    if (html === '') return announce(checked.dataset.offline);
    checked.innerHTML = html;
    announce(checked.querySelector('p')?.textContent ?? '');
  } catch {
    announce(checked.dataset.offline);
  }
}

if (form && box) {
  box.addEventListener('input', checkSoon);
  const choices = document.querySelectorAll('.choices input');
  for (const choice of choices) choice.addEventListener('change', checkSoon);
  if (choices.length > 0) chooseByMap(choices);
  const forms = [act, unit, hex].every((field) => field);
  if (forms) startWriting();
}

// A question is open: a click on a hex marks the answer that names it.
function chooseByMap(choices) {
  const said = map ? JSON.parse(map.dataset.said) : null;
  map?.addEventListener('click', (event) => {
    const id = event.target.closest?.('[data-hex]')?.dataset.hex;
    if (id === undefined) return;
    const named = [...choices].find(({ nextElementSibling: label }) => {
      const words = label.textContent.replace(/^\d+\. /, '').trim();
      return words === id || words.endsWith(`(${id})`);
    });
    if (!named) return announce(said.noChoice);
    named.checked = true;
    announce(said.picked.replace('{words}', named.nextElementSibling.textContent));
    checkSoon();
  });
}

function startWriting() {
  const units = map ? JSON.parse(map.dataset.units) : [];
  const said = map ? JSON.parse(map.dataset.said) : null;
  const hexes = new Map();
  for (const path of map?.querySelectorAll('[data-hex]') ?? []) hexes.set(path.dataset.hex, path);
  const here = (id) => units.filter((one) => one.hex === id);
  for (const { hex: id } of units) hexes.get(id)?.classList.add('own');

  const mark = (name, id) => {
    for (const path of hexes.values()) path.classList.remove(name);
    hexes.get(id)?.classList.add(name);
  };

  const write = () => {
    const needsUnit = act.value.includes('{unit}');
    const needsHex = act.value.includes('{hex}');
    if ((needsUnit && unit.value === '') || (needsHex && hex.value.trim() === '')) return;
    const line = act.value.replace('{unit}', unit.value).replace('{hex}', hex.value.trim());
    box.value = withLine(box.value, line);
    hex.value = '';
    mark('target', '');
    if (said) announce(said.added.replace('{line}', line));
    checkSoon();
  };

  document.getElementById('add').addEventListener('click', write);
  hex.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    write();
  });
  unit.addEventListener('change', () => mark('chosen', units.find((one) => one.id === unit.value)?.hex));

  map?.addEventListener('click', (event) => {
    const id = event.target.closest?.('[data-hex]')?.dataset.hex;
    if (id === undefined) return;
    const standing = here(id);
    const at = standing.findIndex((one) => one.id === unit.value);
    const isChosen = unit.value !== '';
    const isOther = isChosen && at < 0;
    // A hex away from the chosen unit is where it goes; one's own units there are chosen where nothing is yet.
    if (isOther && act.value.includes('{hex}')) {
      hex.value = id;
      mark('target', id);
      write();
      unit.value = '';
      mark('chosen', '');
      return;
    }
    const next = standing[(at + 1) % standing.length];
    if (!next) return announce(said.noUnit);
    unit.value = next.id;
    mark('chosen', id);
    announce(said.chosen.replace('{unit}', next.name).replace('{hex}', id));
  });
}

/** The text with a line more, before the END of a form where it has one. */
function withLine(text, line) {
  const lines = text.replace(/\n+$/, '').split('\n');
  const end = lines.findIndex((one) => /^\s*(end|fin)\s*$/i.test(one));
  if (end >= 0) lines.splice(end, 0, line);
  else lines.push(line);
  return `${lines.join('\n').replace(/^\n/, '')}\n`;
}
