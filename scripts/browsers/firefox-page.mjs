/** A Firefox page for the test runner that fixes two differences from pages of other engines. */
export async function createFirefoxPage({context}) {
  const page = await context.newPage();
  // Only opening another tab moves the focus out of the toolbar.
  page.restoreFocus = async () => (await context.newPage()).close();
  nameSpaceBar(page.keyboard);
  return page;
}

/** WebDriver BiDi knows the space bar only by its character. */
function nameSpaceBar(keyboard) {
  for (const method of ['down', 'up', 'press']) {
    const original = keyboard[method].bind(keyboard);
    keyboard[method] = key => original(key === 'Space' ? ' ' : key);
  }
}
