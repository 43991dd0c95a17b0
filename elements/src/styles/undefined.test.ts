import {expect, fixture} from '@open-wc/testing';
import {undefinedCss} from './undefined.js';

/** Shows elements that are never defined, and returns their styles. */
async function stylesOf(content: string, own = ''): Promise<CSSStyleDeclaration[]> {
  const place = await fixture<HTMLElement>('<div></div>');
  const root = place.attachShadow({mode: 'open'});
  root.innerHTML = content;
  root.adoptedStyleSheets = [
    own,
    undefinedCss(['never'], {never: 'min-block-size: 60px;', other: undefined}),
  ].map(text => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
  return [...root.children].map(element => getComputedStyle(element));
}

describe('undefinedCss', () => {
  it('is valid CSS to the end', () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(undefinedCss(['never']));
    expect([...sheet.cssRules].at(-1)).to.be.instanceOf(CSSKeyframesRule);
  });

  it('hides only undefined elements, which keep their space', async () => {
    const [element, other] = await stylesOf('<lc-never>Text</lc-never><p>Text</p>');
    expect([element!.visibility, element!.display, other!.visibility]).to.deep.equal([
      'hidden',
      'block',
      'visible',
    ]);
  });

  it('reserves the space of a form control, by default that of a text field', async () => {
    const [element, other] = await stylesOf('<lc-never>Text</lc-never><lc-other>Text</lc-other>');
    expect(element!.minBlockSize).to.equal('60px');
    expect(parseFloat(other!.minBlockSize)).to.be.greaterThan(60);
  });

  it('reserves no space for elements with hidden', async () => {
    const [element] = await stylesOf('<lc-never hidden>Text</lc-never>');
    expect(element!.display).to.equal('none');
  });

  it('leaves the layout to the styles of the app', async () => {
    const [element] = await stylesOf('<lc-never>Text</lc-never>', 'lc-never { display: flex; }');
    expect(element!.display).to.equal('flex');
  });
});
