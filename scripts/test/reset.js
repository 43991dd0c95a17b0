/**
 * Clears the page after each test, also one that failed, so that no case takes its neighbors along: what it left on
 * the page goes, with the overlays and the focus in it, and `<html>` and `<body>` get back their attributes. The test
 * runner's server adds this module to every test file, after its other imports, so that their own clean-up comes first.
 */
const {documentElement, body} = document;
const own = new Set(body.childNodes);
const attributes = new Map([documentElement, body].map(element => [element, attributesOf(element)]));

function attributesOf(element) {
  return Object.fromEntries([...element.attributes].map(({name, value}) => [name, value]));
}

function restore(element, before) {
  for (const name of element.getAttributeNames()) if (!(name in before)) element.removeAttribute(name);
  for (const [name, value] of Object.entries(before)) element.setAttribute(name, value);
}

afterEach(() => {
  for (const node of [...body.childNodes]) if (!own.has(node)) node.remove();
  for (const [element, before] of attributes) restore(element, before);
  document.activeElement?.blur();
  getSelection()?.removeAllRanges();
  scrollTo(0, 0);
});
