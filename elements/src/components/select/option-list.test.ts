import {expect} from '@open-wc/testing';
import {html, render} from 'lit';
import type {Option} from '../../core/options/index.js';
import {optionList} from './option-list.js';

const ONE: Option = {text: 'One', value: '1'};
const TWO: Option = {text: 'Two  spaces', value: '2', disabled: true};
const EMPTY: Option = {text: 'None', value: ''};

/** Returns a function that shows options in a select, and returns the select. */
function setUp() {
  const container = document.createElement('div');
  return (...options: Option[]): HTMLSelectElement => {
    render(
      html`<select>
        ${optionList(options)}
      </select>`,
      container,
    );
    return container.querySelector('select')!;
  };
}

const listed = ({options}: HTMLSelectElement) => [...options].map(({outerHTML}) => outerHTML);

describe('optionList', () => {
  it('shows each option with its text, value, and state', () => {
    expect(listed(setUp()(EMPTY, ONE, TWO))).to.deep.equal([
      '<option value="" class="unselected">None</option>',
      '<option value="1">One</option>',
      '<option value="2" disabled="">Two  spaces</option>',
    ]);
  });

  for (const [title, before, after] of [
    ['more options', [ONE], [ONE, TWO, EMPTY]],
    ['fewer options', [EMPTY, ONE, TWO], [TWO]],
    ['no options', [ONE, TWO], []],
    ['options in another order', [EMPTY, ONE, TWO], [TWO, EMPTY, ONE]],
  ] as const) {
    it(`follows ${title}`, () => {
      const show = setUp();
      show(...before);
      const now = listed(show(...after)).map(text => text.replace(' class=""', ''));
      expect(now).to.deep.equal(listed(setUp()(...after)));
    });
  }

  it('keeps the elements and the selection when equal options are set', () => {
    const show = setUp();
    const select = show(EMPTY, ONE);
    const elements = [...select.options];
    select.selectedIndex = 1;
    show({...EMPTY}, {...ONE}, TWO);
    expect([...select.options].slice(0, 2).every((option, index) => option === elements[index])).to.equal(
      true,
    );
    expect(select.selectedIndex).to.equal(1);
  });

  it('continues with the templates of a server', () => {
    const container = document.createElement('div');
    const show = (...options: Option[]) =>
      render(
        html`<select>
          <option>Of the server</option>
          ${optionList(options)}
        </select>`,
        container,
      );
    show(ONE);
    show(ONE, EMPTY);
    const texts = [...container.querySelector('select')!.options].map(({text}) => text);
    expect(texts).to.deep.equal(['Of the server', 'One', 'None']);
  });
});
