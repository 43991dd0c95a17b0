/** Uses each component once, with React 19 and 18. */
export async function drive(page, origin) {
  for (const [path, version] of [
    ['/', '19'],
    ['/react-18/', '18'],
  ]) {
    await page.goto(origin + path);
    await page.getByRole('heading', {name: `React ${version}.`}).waitFor();
    await page.getByText('Nickname must have 3 to 30 characters.').waitFor();
    await page.getByRole('textbox', {name: 'Nickname'}).pressSequentially('c');
    await page.getByText('Nickname must have 3 to 30 characters.').waitFor({state: 'detached'});
    await page.getByRole('cell', {name: 'Ada'}).waitFor();
    await page.getByRole('strong').filter({hasText: '9'}).waitFor();
    await page.getByText('That one is taken.').waitFor();
    await page.getByText('Not for you').waitFor();
    await page.getByRole('checkbox', {name: 'Checkbox'}).check();
    await page.getByRole('button', {name: 'Accept'}).click();
    await page.getByText('Accepted.').first().waitFor();
  }
}
