// The replay without loading page after page: slider, arrow keys, autoplay. Links and form do the same without it.
const reel = document.getElementById('reel');
const slider = document.getElementById('slider');
const select = document.getElementById('n');
const announced = document.getElementById('announced');
const STEP_MILLISECONDS = 2500;
const links = [...select.options].map((option) => option.dataset.link);
const pages = new Map();
let at = Number(document.getElementById('shown').dataset.at);
let wanted = at;
let timer = null;

for (const part of [slider, document.getElementById('keys')]) part.hidden = false;
document.getElementById('show').hidden = true;
const player = document.createElement('button');
player.type = 'button';
player.className = 'quiet';
player.textContent = reel.dataset.play;
reel.append(player);

function page(n) {
  if (!pages.has(n)) {
    const loading = fetch(links[n]).then(async (answer) => {
      if (!answer.ok) throw new Error(`turn not shown: ${answer.status}`);
      return new DOMParser().parseFromString(await answer.text(), 'text/html');
    });
    loading.catch(() => pages.delete(n));
    pages.set(n, loading);
  }
  return pages.get(n);
}

async function show(n, keep = 'push') {
  if (n < 0 || n >= links.length) return;
  wanted = n;
  let next;
  try {
    next = await page(n);
  } catch {
    location.assign(links[n]);
    return;
  }
  // Somebody was quicker than the network.
  if (wanted !== n) return;
  at = n;
  const fresh = document.importNode(next.getElementById('shown'), true);
  document.getElementById('shown').replaceWith(fresh);
  for (const id of ['previous', 'next']) {
    const [old, other] = [document.getElementById(id), next.getElementById(id)];
    for (const name of ['href', 'role', 'aria-disabled']) {
      if (other.hasAttribute(name)) old.setAttribute(name, other.getAttribute(name));
      else old.removeAttribute(name);
    }
  }
  const tabs = [document.querySelector('.tabs'), next.querySelector('.tabs')];
  if (tabs[0] && tabs[1]) tabs[0].replaceWith(document.importNode(tabs[1], true));
  slider.value = n;
  select.selectedIndex = n;
  slider.setAttribute('aria-valuetext', select.options[n].text);
  announced.textContent = fresh.dataset.title;
  document.title = next.title;
  if (keep === 'push') history.pushState(null, '', links[n]);
  if (n + 1 < links.length) ahead(n + 1);
}

/** The next turn's page and map are fetched before they are asked for. */
function ahead(n) {
  page(n).then(
    (next) => {
      new Image().src = next.querySelector('#shown img.map').getAttribute('src');
    },
    () => {},
  );
}

function stop() {
  clearInterval(timer);
  timer = null;
  player.textContent = reel.dataset.play;
  player.setAttribute('aria-pressed', 'false');
}

player.setAttribute('aria-pressed', 'false');
player.addEventListener('click', () => {
  if (timer !== null) return stop();
  player.textContent = reel.dataset.stop;
  player.setAttribute('aria-pressed', 'true');
  if (at === links.length - 1) show(0);
  timer = setInterval(() => {
    if (at + 1 >= links.length) stop();
    else show(at + 1);
  }, STEP_MILLISECONDS);
});
slider.addEventListener('input', () => show(Number(slider.value)));
slider.setAttribute('aria-valuetext', select.options[at].text);
select.addEventListener('change', () => show(select.selectedIndex));
for (const [id, step] of [
  ['previous', -1],
  ['next', 1],
]) {
  document.getElementById(id).addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show(at + step);
  });
}
document.addEventListener('keydown', (event) => {
  const isTyping = event.target.closest('input, select, textarea, details');
  if (isTyping || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  if (event.key === 'ArrowLeft') show(at - 1);
  else if (event.key === 'ArrowRight') show(at + 1);
});
addEventListener('popstate', () => {
  const n = links.indexOf(location.pathname + location.search);
  if (n >= 0 && n !== at) show(n, 'stay');
});
reel.addEventListener('submit', (event) => {
  event.preventDefault();
  show(select.selectedIndex);
});

/** A link to a die opens the list it stands in. */
function openTarget() {
  const id = decodeURIComponent(location.hash.slice(1));
  const there = id === '' ? null : document.getElementById(id);
  const list = there?.closest('details');
  if (list) list.open = true;
  there?.scrollIntoView({ block: 'center' });
}
addEventListener('hashchange', openTarget);
openTarget();
if (at + 1 < links.length) ahead(at + 1);
