/** The script of the page that shows the samples. The engines call its functions. */
/* oxlint-disable no-undef -- It runs in the page. */
/** How long the page waits for an element that a sample has, in milliseconds. Only a failure takes so long. */
const LIMIT = 1000;

const nextFrame = () => new Promise(resolve => requestAnimationFrame(resolve));

const inShadowOf = root => [...root.querySelectorAll('*')].flatMap(({shadowRoot}) => shadowRoot ?? []);

/** Returns the first element that matches a selector, in the document or in a shadow root of any depth. */
function findDeep(selector, root = document) {
  const found = root.querySelector(selector);
  if (found) return found;
  for (const shadowRoot of inShadowOf(root)) {
    const inside = findDeep(selector, shadowRoot);
    if (inside) return inside;
  }
  return null;
}

/** Waits until an element is on the page. */
async function waitFor(selector) {
  const deadline = performance.now() + LIMIT;
  for (;;) {
    const element = findDeep(selector);
    if (element) return element;
    if (performance.now() > deadline) throw new Error(`The sample has no ${selector}.`);
    await nextFrame();
  }
}

const hasUpdated = root =>
  Promise.all([...root.querySelectorAll('*')].map(({updateComplete}) => updateComplete));

/** Waits until the elements have rendered, those in shadow roots too. */
async function rendered(root = document) {
  await hasUpdated(root);
  await nextFrame();
  await Promise.all(inShadowOf(root).map(shadowRoot => rendered(shadowRoot)));
}

/** Shows a sample: its HTML, and the properties of its first element. */
async function show({html, properties = {}}) {
  const main = document.querySelector('main');
  main.setHTMLUnsafe(html);
  Object.assign(main.firstElementChild, properties);
  await rendered();
}

Object.assign(globalThis, {findDeep, waitFor, rendered, show});
document.documentElement.dataset.isReady = '';
