const cardIn = (page, column, text) =>
  page.getByRole('region', {name: column}).getByRole('listitem').filter({hasText: text});

/** Adds an appointment to the calendar, moves a card with its menu, and drags another one. */
export async function drive(page, origin) {
  await page.goto(origin);
  await page.getByText('Fair in Milan').first().waitFor();
  await addEvent(page);
  await moveWithKeys(page);
  await drag(page);
  await looksLikeOurs(page);
}

async function addEvent(page) {
  await page.getByRole('button', {name: 'New appointment'}).click();
  const dialog = page.getByRole('dialog', {name: 'New appointment'});
  await dialog.getByRole('button', {name: 'Add'}).click();
  await page.getByRole('textbox', {name: 'Title'}).fill('Inventory');
  await page.locator('[name=day]').evaluate(picker => (picker.value = '2026-03-25'));
  await dialog.getByRole('button', {name: 'Add'}).click();
  await dialog.waitFor({state: 'hidden'});
  await page.locator('#calendar').getByText('Inventory').waitFor();
}

async function moveWithKeys(page) {
  await page.getByRole('button', {name: 'Move Write the guide'}).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', {name: 'Up'}).waitFor();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await cardIn(page, 'Done', 'Write the guide').waitFor();
  await page.getByText('Write the guide: Done, place 1').waitFor({state: 'attached'});
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', {name: 'Up'}).waitFor();
  await page.keyboard.press('Escape');
}

async function drag(page) {
  const card = cardIn(page, 'Doing', 'Paint the wall');
  await card.dragTo(cardIn(page, 'Done', 'Write the guide'), {
    sourcePosition: {x: 10, y: 10},
  });
  await cardIn(page, 'Done', 'Paint the wall').waitFor();
}

/** An event has the accent color of the library, in light and dark. */
async function looksLikeOurs(page) {
  for (const colorScheme of ['light', 'dark']) {
    await page.emulateMedia({colorScheme});
    const [event, accent] = await page.evaluate(() => {
      const probe = globalThis.document.body.appendChild(globalThis.document.createElement('i'));
      probe.style.background = 'var(--lc-color-accent)';
      const backgrounds = [...globalThis.document.querySelectorAll('#calendar *')].map(
        element => globalThis.getComputedStyle(element).backgroundColor,
      );
      const color = globalThis.getComputedStyle(probe).backgroundColor;
      probe.remove();
      return [backgrounds.includes(color), color];
    });
    if (!event) throw new Error(`In ${colorScheme}, no event has the accent color ${accent}.`);
  }
}
