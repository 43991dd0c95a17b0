/** A Firefox page for the test runner, without two ways in which it differs from the other engines' pages. */
export async function createFirefoxPage({context}) {
  const page = await context.newPage();
  keepFocus(page, context);
  nameSpaceBar(page.keyboard);
  return page;
}

/**
 * When a test tabs out of the page, Firefox keeps the focus in its own toolbar, and no later test file in that page
 * would have it. Only another tab takes it away again.
 */
function keepFocus(page, context) {
  const goto = page.goto.bind(page);
  page.goto = async url => {
    const hasFocus = await page.evaluate('document.hasFocus()');
    if (!hasFocus) await (await context.newPage()).close();
    return goto(url);
  };
}

/** Over WebDriver BiDi the space bar is known by its character only. */
function nameSpaceBar(keyboard) {
  for (const method of ['down', 'up', 'press']) {
    const original = keyboard[method].bind(keyboard);
    keyboard[method] = key => original(key === 'Space' ? ' ' : key);
  }
}
