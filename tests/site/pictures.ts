/** Pictures of parts of a page with the helpers of `hydration-page.ts`. */
import type {Locator, Page} from 'playwright-core';
import type {} from './hydration-page.js';

/** Takes a picture of an element, without motion. */
export async function pictureOf(element: Locator): Promise<Buffer> {
  const clip = (await element.boundingBox())!;
  return element.page().screenshot({animations: 'disabled', fullPage: true, clip});
}

/** Whether two pictures look the same. */
export const looksSame = async (page: Page, ...pictures: [Buffer, Buffer]): Promise<boolean> =>
  pictures[0].equals(pictures[1]) ||
  page.evaluate(
    data => hydrationPage.looksSame(...data),
    pictures.map(picture => picture.toString('base64')) as [string, string],
  );
