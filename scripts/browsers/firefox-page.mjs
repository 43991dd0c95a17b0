/** A Firefox page for the test runner that fixes two differences from pages of other engines. */
export async function createFirefoxPage({context}) {
  const page = await context.newPage();
  keepFocus(page, context);
  nameSpaceBar(page.keyboard);
  return page;
}

/**
 * When a test tabs out of the page, Firefox keeps focus in its toolbar, so that later test files in that page would not
 * have focus. Only opening another tab moves it out of the toolbar.
 */
function keepFocus(page, context) {
  const goto = page.goto.bind(page);
  page.goto = async url => {
    const hasFocus = await page.evaluate('document.hasFocus()');
    if (!hasFocus) await (await context.newPage()).close();
    return goto(url);
  };
}

/** WebDriver BiDi knows the space bar only by its character. */
function nameSpaceBar(keyboard) {
  for (const method of ['down', 'up', 'press']) {
    const original = keyboard[method].bind(keyboard);
    keyboard[method] = key => original(key === 'Space' ? ' ' : key);
  }
}
