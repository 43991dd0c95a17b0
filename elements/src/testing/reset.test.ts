import {expect} from '@open-wc/testing';

/** These cases run in order: the first leaves the page like a failure would, and the second must not notice it. */
describe('between two cases', () => {
  it('a case leaves things behind', () => {
    const dialog = document.createElement('dialog');
    const field = document.createElement('input');
    dialog.append(field);
    document.body.append(dialog);
    dialog.showModal();
    field.focus();
    document.documentElement.lang = 'ar';
    document.documentElement.style.overflowY = 'hidden';
    document.body.dir = 'rtl';
    expect(document.activeElement?.localName === 'input').to.equal(true);
  });

  it('the page is cleared for the next one', () => {
    const {documentElement, body} = document;
    expect([documentElement.lang, documentElement.hasAttribute('style'), body.dir]).to.deep.equal([
      'en',
      false,
      '',
    ]);
    expect([document.querySelector('dialog'), document.activeElement === body]).to.deep.equal([null, true]);
  });
});
