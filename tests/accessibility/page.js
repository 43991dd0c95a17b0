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
  const place = document.querySelector('#sample');
  place.setHTMLUnsafe(html);
  Object.assign(place.firstElementChild, properties);
  await rendered();
}

/** Returns the element with the focus, in a shadow root of any depth. */
function focused(root = document) {
  const {activeElement} = root;
  return (activeElement?.shadowRoot?.activeElement && focused(activeElement.shadowRoot)) ?? activeElement;
}

const CONTAINERS =
  'dialog, fieldset, [role="dialog"], [role="group"], [role="radiogroup"], [role="listbox"], [role="menu"], [role="grid"], [role="tablist"], [role="tabpanel"], [role="region"], table';

/** Returns what the focused element is in, from the inside. Screen readers say it when the focus comes there. */
function containers() {
  const found = [];
  for (let node = focused(); node; node = node.assignedSlot ?? node.parentNode ?? node.host)
    if (node instanceof Element && node !== focused() && node.matches(CONTAINERS)) found.push(node);
  return found;
}

const LIVE = '[role="status"], [role="alert"], [role="log"], output, [aria-live]:not([aria-live="off"])';

/** Returns the text of a live region, with what is slotted into it. */
function liveTextOf(node) {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || getComputedStyle(node).display === 'none') return '';
  const slotted = node instanceof HTMLSlotElement ? node.assignedNodes() : [];
  const inside = slotted.length > 0 ? slotted : (node.shadowRoot ?? node).childNodes;
  return [...inside].map(liveTextOf).join(' ');
}

/** Returns the texts of all live regions that have one, each with its urgency. */
function liveTexts(root = document) {
  const shown = [...root.querySelectorAll(LIVE)].filter(region => region.checkVisibility());
  const own = shown.flatMap(region => {
    const text = liveTextOf(region).replace(/\s+/g, ' ').trim();
    const isUrgent = region.matches('[role="alert"], [aria-live="assertive"]');
    return text === '' ? [] : [`${isUrgent ? 'assertive' : 'polite'}: ${text}`];
  });
  return [...own, ...inShadowOf(root).flatMap(liveTexts)];
}

Object.assign(globalThis, {findDeep, waitFor, rendered, show, focused, containers, liveTexts});
document.documentElement.dataset.isReady = '';
