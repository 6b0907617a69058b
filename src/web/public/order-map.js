// The map of an order page: a window on it that zooms and pans, and marks on its hexes.
const STEP = 1.4;
const CLOSEST = 14;
/** So many times larger than it was drawn for a map may open: words of a chart of small hexes would fill it. */
const MOST_ENLARGED = 2.2;
const PAN = 0.2;
const PIXELS_A_LINE = 16;
/** A pointer that has moved this far drags; less is a click. */
const DRAG_PIXELS = 5;
const SVG = 'http://www.w3.org/2000/svg';

export class OrderMap {
  #frame;
  #svg;
  #arrows;
  #marks;
  #whole;
  #view;

  constructor(frame) {
    this.#frame = frame;
    this.#svg = frame.querySelector('svg');
    const { x, y, width, height } = this.#svg.viewBox.baseVal;
    this.#whole = { x, y, width, height };
    this.hexes = new Map([...frame.querySelectorAll('[data-hex]')].map((path) => [path.dataset.hex, path]));
    this.#arrows = this.#svg.appendChild(made('g', { class: 'ways', 'aria-hidden': 'true' }));
    this.#marks = this.#svg.appendChild(made('g', { class: 'marks', 'aria-hidden': 'true' }));
    frame.classList.add('steered');
    this.#listen();
    const around = this.hexes.get(frame.dataset.window);
    if (around) this.#openOn(around.getBBox());
    else this.all();
    new ResizeObserver(() => this.#show(this.#view)).observe(frame);
  }

  all() {
    this.#show(this.#whole);
  }

  /** Shows so many times more; `at`: the point that stays where it is, the middle without it. */
  zoom(times, at = middle(this.#view)) {
    const { x, y, width, height } = this.#view;
    const by = Math.min(Math.max(times, width / this.#whole.width, height / this.#whole.height), this.#room(width));
    this.#show({
      x: at.x - (at.x - x) / by,
      y: at.y - (at.y - y) / by,
      width: width / by,
      height: height / by,
    });
  }

  closer() {
    this.zoom(STEP);
  }

  farther() {
    this.zoom(1 / STEP);
  }

  /** Marks hexes that can be reached with the figure of each: darker the more is left there, pale past a danger. */
  reach(hexes, figure = null, perilous = new Set()) {
    const most = Math.max(...[...hexes.values()].map((left) => left ?? 0), 1);
    const isFar = figure === 'interception';
    // Where everything can be reached edges would hide the chart, and figures are few.
    this.#frame.classList.toggle('far', isFar);
    for (const path of this.hexes.values()) path.removeAttribute('data-reach');
    this.#marks.replaceChildren();
    for (const [id, left] of hexes) {
      const path = this.hexes.get(id);
      if (!path) continue;
      path.dataset.reach = perilous.has(id) ? 1 : left === null || isFar ? 3 : Math.round((3 * left) / most);
      if (left !== null) this.#disc(path.getBBox(), left, isFar ? 5 : 14);
    }
  }

  /** Draws each way of orders as arrows over the hexsides it crosses, each once. */
  ways(ways) {
    const boxes = ways.map((way) => way.map((hex) => this.hexes.get(hex)?.getBBox()));
    const legs = boxes.flatMap((way) =>
      way.slice(1).flatMap((to, n) => (way[n] && to ? [arrowBetween(way[n], to)] : [])),
    );
    const arrows = [...new Set(legs)].map((d) => [made('path', { d, class: 'casing' }), made('path', { d })]);
    this.#arrows.replaceChildren(...arrows.flat());
  }

  /** Moves the window so far that a hex is in its middle, where not all of it is seen. */
  bring(id) {
    const box = this.hexes.get(id)?.getBBox();
    if (!box) return;
    const { x, y, width, height } = this.#view;
    const isSeen = box.x >= x && box.y >= y && box.x + box.width <= x + width && box.y + box.height <= y + height;
    if (isSeen) return;
    const at = middle(box);
    this.#show({ x: at.x - width / 2, y: at.y - height / 2, width, height });
  }

  /** Gives one hex a class and takes it from the others. */
  mark(name, id) {
    for (const path of this.hexes.values()) path.classList.remove(name);
    this.hexes.get(id)?.classList.add(name);
  }

  /** `share`: of the hex's width, how many radii. */
  #disc({ x, y, width, height }, figure, share) {
    const r = width / share;
    const at = { cx: x + 1.2 * r, cy: y + height / 2, r };
    const text = made('text', { x: at.cx, y: at.cy + 0.42 * r, 'font-size': 1.2 * r });
    text.textContent = figure;
    this.#marks.append(made('circle', at), text);
  }

  /** Some hexes around the one where most is at stake, as large as a finger needs. */
  #openOn({ x, y, width, height }) {
    const { clientWidth, clientHeight } = this.#frame;
    const hexes = Math.min(Math.max(clientWidth / 130, 3.2), 7) * 0.75 * width;
    const drawn = this.#whole.width / this.#svg.width.baseVal.value;
    const across = Math.max(hexes, (clientWidth / MOST_ENLARGED) * drawn);
    const down = (across * clientHeight) / clientWidth;
    this.#show({ x: x + (width - across) / 2, y: y + (height - down) / 2, width: across, height: down });
  }

  /** A window of the frame's shape, no larger than the map and not beside it. */
  #show({ x, y, width, height }) {
    const { clientWidth, clientHeight } = this.#frame;
    const whole = this.#whole;
    const shape = clientHeight === 0 ? 1 : clientWidth / clientHeight;
    const across = Math.max(width, height * shape);
    const down = across / shape;
    const [left, top] = [x - (across - width) / 2, y - (down - height) / 2];
    this.#view = {
      x: kept(left, whole.x, whole.width, across),
      y: kept(top, whole.y, whole.height, down),
      width: across,
      height: down,
    };
    this.#svg.setAttribute('viewBox', Object.values(this.#view).join(' '));
  }

  /** How many times closer one may still go. */
  #room(width) {
    return Math.max((width * CLOSEST) / this.#whole.width, 1);
  }

  /** The point of the map under one of the window, and how much of the map a pixel is. */
  #under(clientX, clientY) {
    const { left, top, width } = this.#frame.getBoundingClientRect();
    const scale = this.#view.width / width;
    return { x: this.#view.x + (clientX - left) * scale, y: this.#view.y + (clientY - top) * scale, scale };
  }

  #pan(dx, dy) {
    const { x, y, width, height } = this.#view;
    this.#show({ x: x + dx, y: y + dy, width, height });
  }

  #listen() {
    this.#frame.addEventListener('wheel', (event) => this.#wheeled(event), { passive: false });
    this.#frame.addEventListener('keydown', (event) => this.#pressed(event));
    this.#frame.addEventListener('pointerdown', (event) => this.#grabbed(event));
    this.#frame.addEventListener('touchstart', (event) => this.#touched(event), { passive: false });
  }

  /** Where the map can be shown no larger or smaller the page scrolls. */
  #wheeled(event) {
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? PIXELS_A_LINE : 1;
    const before = this.#view.width;
    this.zoom(
      Math.exp((-event.deltaY * lines) / (event.ctrlKey ? 120 : 480)),
      this.#under(event.clientX, event.clientY),
    );
    if (this.#view.width !== before) event.preventDefault();
  }

  #pressed(event) {
    const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const way = ways[event.key];
    if (!way || event.target !== this.#frame) return;
    event.preventDefault();
    const by = PAN * this.#view.width;
    this.#pan(way[0] * by, way[1] * by);
  }

  /** A mouse or a pen drags the map. */
  #grabbed(down) {
    if (down.pointerType === 'touch' || down.button !== 0) return;
    const from = this.#under(down.clientX, down.clientY);
    let isDrag = false;
    const moved = (event) => {
      isDrag ||= Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > DRAG_PIXELS;
      if (!isDrag) return;
      this.#frame.setPointerCapture(down.pointerId);
      const here = this.#under(event.clientX, event.clientY);
      this.#pan(from.x - here.x, from.y - here.y);
    };
    this.#frame.addEventListener('pointermove', moved);
    addEventListener('pointerup', () => this.#frame.removeEventListener('pointermove', moved), { once: true });
  }

  /** One finger scrolls the page; two drag and stretch the map. */
  #touched(start) {
    if (start.touches.length !== 2) return;
    start.preventDefault();
    let before = spread(start.touches);
    const moved = (event) => {
      if (event.touches.length !== 2) return;
      event.preventDefault();
      const now = spread(event.touches);
      const from = this.#under(before.x, before.y);
      this.zoom(now.apart / before.apart, from);
      const to = this.#under(now.x, now.y);
      this.#pan(from.x - to.x, from.y - to.y);
      before = now;
    };
    this.#frame.addEventListener('touchmove', moved, { passive: false });
    const ended = (event) => {
      if (event.touches.length >= 2) return;
      this.#frame.removeEventListener('touchmove', moved);
      removeEventListener('touchend', ended);
      removeEventListener('touchcancel', ended);
    };
    addEventListener('touchend', ended);
    addEventListener('touchcancel', ended);
  }
}

/**
 * Over the hexside between two hexes, clear of counters and of the number below the upper side, on the left, so that
 * those who come and those who go are two; to a hex farther off as long as the ground between.
 */
function arrowBetween(from, to) {
  const [a, b] = [middle(from), middle(to)];
  const far = Math.hypot(b.x - a.x, b.y - a.y);
  const [dx, dy] = [(b.x - a.x) / far, (b.y - a.y) / far];
  const r = from.width / 2;
  const left = (Math.abs(dx) < 0.1 ? 0.5 : 0.14) * r;
  const along = (by, aside = 0) => `${a.x + dx * by + dy * (left + aside)} ${a.y + dy * by - dx * (left + aside)}`;
  const half = Math.max(0.24 * r, far / 2 - r);
  const [tail, tip] = [far / 2 - half, far / 2 + half];
  const wings = [along(tip - 0.22 * r, 0.16 * r), along(tip), along(tip - 0.22 * r, -0.16 * r)];
  return `M${along(tail)}L${along(tip)}M${wings.join('L')}`;
}

const middle = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });

/** Where a window begins so that it lies on the map, or has the map in its middle. */
const kept = (at, from, size, window) =>
  window >= size ? from + (size - window) / 2 : Math.min(Math.max(at, from), from + size - window);

/** Where two fingers are, and how far apart. */
function spread([a, b]) {
  return {
    x: (a.clientX + b.clientX) / 2,
    y: (a.clientY + b.clientY) / 2,
    apart: Math.max(Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY), 1),
  };
}

function made(name, attributes) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}
