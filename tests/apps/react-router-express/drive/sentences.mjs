import {equals, readSummary} from './support.mjs';

/** Submits an empty form in each language. The page and the server find the same, in the same words. */
export async function compareSentences(page, origin) {
  for (const [language, sentence] of [
    ['en', 'Name is required.'],
    ['ar', 'الاسم: هذا الحقل مطلوب.'],
  ]) {
    await page.setExtraHTTPHeaders({'Accept-Language': language});
    await page.goto(`${origin}/patients/new`);
    await page.locator('lc-steps').waitFor();
    // Of all steps, unlike the button of the first one.
    await page.evaluate(() => document.querySelector('form').requestSubmit());
    const shown = await readSummary(page);
    const response = await page.request.post(`${origin}/api/patients`, {
      headers: {'Accept-Language': language},
      form: {name: ''},
    });
    equals(
      'The type of the reply',
      response.headers()['content-type'].split(';')[0],
      'application/problem+json',
    );
    const {errors} = await response.json();
    // A rule that asks the server is the last one of its schema, but not of the page.
    const sent = errors.map(({detail}) => detail);
    equals(`The sentences in ${language}`, shown.toSorted(), sent.toSorted());
    equals('The first sentence', shown[0], sentence);
  }
  await page.setExtraHTTPHeaders({});
}
