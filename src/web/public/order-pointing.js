// Orders written by pointing: a stack is chosen on the map or in the list, then the hex its line names.
export class Pointing {
  #map;
  #add;
  #said;
  #reachAt;
  #stacks;
  #act = document.getElementById('act');
  #hex = document.getElementById('hex');
  #chips = document.getElementById('units');
  #picked = document.getElementById('picked');
  #announce;
  #place = null;
  #units = [];
  #hexes = null;
  #asked = 0;

  /** `add` writes a line; `map` may be missing. */
  constructor(compose, map, { add, announce }) {
    const { stacks, said, reachAt } = compose.dataset;
    this.#map = map;
    this.#add = add;
    this.#announce = announce;
    this.#stacks = new Map(JSON.parse(stacks).map((stack) => [stack.place, stack.units]));
    this.#said = JSON.parse(said);
    this.#reachAt = reachAt;
    for (const place of this.#stacks.keys()) map?.hexes.get(place)?.classList.add('own');
    document.querySelector('.order-map')?.addEventListener('click', ({ target }) => {
      const id = target.closest?.('[data-hex]')?.dataset.hex;
      if (id !== undefined) this.#pointed(id);
    });
    for (const button of document.querySelectorAll('[data-stack]'))
      button.addEventListener('click', () => {
        const { stack } = button.dataset;
        if (stack !== this.#place) this.#map?.bring(stack);
        this.#choose(stack === this.#place ? null : stack);
      });
    this.#act.addEventListener('change', () => this.#choose(this.#place));
    document.getElementById('add').addEventListener('click', () => this.#write(this.#hex.value.trim()));
    this.#hex.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      this.#write(this.#hex.value.trim());
    });
    addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') this.#choose(null);
    });
  }

  /** Says beside each stack what its units are ordered to do. */
  showDoing(doing) {
    const ordersOf = (place) => (this.#stacks.get(place) ?? []).flatMap(({ id }) => doing[id] ?? []);
    for (const button of document.querySelectorAll('[data-stack]')) {
      const says = new Set(ordersOf(button.dataset.stack).map(({ verb, hex }) => (hex === null ? verb : `→ ${hex}`)));
      button.querySelector('.doing').textContent = [...says].join(', ');
    }
  }

  #needs(what) {
    return this.#act.value.includes(what);
  }

  /** Of these units those that one line can name. */
  #together(units) {
    return this.#needs('{units}') ? units : units.slice(0, 1);
  }

  #pointed(id) {
    const isGoal = this.#needs('{hex}') && id !== this.#place && (this.#place !== null || !this.#needs('{unit'));
    const isInReach = this.#hexes === null || this.#hexes.has(id);
    if (isGoal && isInReach) return this.#write(id);
    if (this.#stacks.has(id)) return this.#choose(id === this.#place ? null : id);
    this.#say(isGoal ? this.#said.outOfReach.replace('{hex}', id) : this.#said.noUnit);
  }

  /** Chooses the units of a stack that can go anywhere, or those of them that are given. */
  async #choose(place, units = (this.#stacks.get(place) ?? []).map(({ id }) => id)) {
    this.#place = place;
    this.#units = this.#together(units);
    this.#hexes = null;
    this.#map?.mark('chosen', place);
    this.#map?.reach(new Map());
    for (const button of document.querySelectorAll('[data-stack]'))
      button.setAttribute('aria-pressed', button.dataset.stack === place);
    this.#showChips();
    if (place === null || this.#units.length === 0) return;
    const number = ++this.#asked;
    const reach = await this.#reach(this.#units);
    if (number !== this.#asked || this.#place !== place) return;
    if (reach) {
      const hexes = Object.entries(reach.hexes);
      this.#units = this.#together(reach.units.length > 0 ? reach.units : units);
      this.#hexes = hexes.length > 0 ? new Map(hexes) : null;
      this.#map?.reach(new Map(hexes), reach.figure, new Set(reach.perilous));
      this.#showChips();
    }
    const says = !reach ? 'chosen' : this.#hexes === null ? 'none' : (reach.figure ?? 'chosen');
    const codes = (this.#stacks.get(place) ?? []).flatMap(({ id, code }) => (this.#units.includes(id) ? [code] : []));
    this.#say(this.#said[says].replace('{units}', codes.join(', ')).replace('{hex}', place));
  }

  async #reach(units) {
    const query = new URLSearchParams({ act: this.#act.selectedOptions[0].dataset.verb, units: units.join(',') });
    const answer = await fetch(`${this.#reachAt}?${query}`);
    return answer.ok ? answer.json() : null;
  }

  /** Each unit of the stack as a button: pressed ones go together. */
  #showChips() {
    const stack = this.#stacks.get(this.#place) ?? [];
    const focused = this.#chips.contains(document.activeElement) ? document.activeElement.dataset.unit : null;
    this.#chips.replaceChildren(...stack.map((unit) => this.#chip(unit)));
    if (focused !== null) this.#chips.querySelector(`[data-unit="${CSS.escape(focused)}"]`)?.focus();
  }

  #chip({ id, code, name }) {
    const chip = document.createElement('button');
    Object.assign(chip, { type: 'button', className: 'unit', textContent: code, title: name });
    chip.dataset.unit = id;
    const isChosen = this.#units.includes(id);
    chip.setAttribute('aria-pressed', isChosen);
    chip.addEventListener('click', () => {
      const others = this.#units.filter((unit) => unit !== id);
      this.#choose(this.#place, isChosen ? others : [id, ...others]);
    });
    return chip;
  }

  #write(hex) {
    if (this.#needs('{unit') && this.#units.length === 0) return this.#say(this.#said.noUnit);
    if (this.#needs('{hex}') && hex === '') return this.#hex.focus();
    const line = this.#act.value.replace(/\{units?\}/, this.#units.join(', ')).replace('{hex}', hex);
    this.#hex.value = '';
    this.#choose(null);
    this.#map?.mark('target', this.#map.hexes.has(hex) ? hex : null);
    this.#say(this.#said.added.replace('{line}', line));
    this.#add(line);
  }

  #say(words) {
    if (this.#picked) this.#picked.textContent = words;
    else this.#announce(words);
  }
}
