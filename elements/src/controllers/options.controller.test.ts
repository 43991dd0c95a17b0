import {aTimeout, expect, fixture, html} from '@open-wc/testing';
import {LitElement} from 'lit';
import {OptionsController} from './options.controller.js';

class TestOptions extends LitElement {
  readonly warnings: string[] = [];
  changes = 0;
  readonly controller = new OptionsController(this, message => this.warnings.push(message));

  get options() {
    return this.controller.options;
  }

  override requestUpdate(name?: PropertyKey, ...rest: unknown[]): void {
    (super.requestUpdate as (...args: unknown[]) => void).call(this, name, ...rest);
    if (name === 'options') this.changes += 1;
  }
}
customElements.define('test-options', TestOptions);

const valuesOf = (element: TestOptions) => element.options.map(({value}) => value);

async function setUp(
  content = html`<option value="a">A</option>
    <option>B</option>`,
): Promise<TestOptions> {
  return await fixture<TestOptions>(html`<test-options>${content}</test-options>`);
}

describe('OptionsController', () => {
  it('reads the option children, using their text if they have no value', async () => {
    const element = await setUp();
    expect(element.options).to.deep.equal([
      {text: 'A', value: 'a', disabled: false},
      {text: 'B', value: 'B', disabled: false},
    ]);
  });

  it('prefers a label attribute to the text', async () => {
    const element = await setUp(html`<option value="a" label="Label">Text</option>`);
    expect(element.options[0]?.text).to.equal('Label');
  });

  it('reads the second line and the icon of an option, and their new values', async () => {
    const element = await setUp(
      html`<option value="a" data-description="The first" data-icon="/a.svg">A</option>`,
    );
    const before = element.options;
    element.querySelector('option')!.dataset['description'] = 'Still the first';
    await aTimeout(0);
    const option = {text: 'A', value: 'a', disabled: false, icon: '/a.svg'};
    expect([before, element.options]).to.deep.equal([
      [{...option, description: 'The first'}],
      [{...option, description: 'Still the first'}],
    ]);
  });

  it('reads options in groups, disabled with their group', async () => {
    const element = await setUp(
      html`<optgroup disabled><option>A</option></optgroup>
        <option>B</option>`,
    );
    expect(element.options.map(({value, disabled}) => [value, disabled])).to.deep.equal([
      ['A', true],
      ['B', false],
    ]);
  });

  it('reads the groups of options, and their new labels', async () => {
    const element = await setUp(
      html`<optgroup label="Letters"><option>A</option></optgroup>
        <option>B</option>`,
    );
    const before = element.options.map(({group}) => group);
    element.querySelector('optgroup')!.label = 'Vowels';
    await aTimeout(0);
    expect([before, element.options.map(({group}) => group)]).to.deep.equal([
      ['Letters', undefined],
      ['Vowels', undefined],
    ]);
  });

  it('ignores options that are nested deeper', async () => {
    const element = await setUp(
      html`<select>
        <option>A</option>
      </select>`,
    );
    expect(element.options).to.deep.equal([]);
  });

  it('finds the selected child', async () => {
    const element = await setUp(
      html`<option>A</option>
        <option selected>B</option>`,
    );
    expect(element.controller.selected).to.equal('B');
  });

  for (const [title, change, values] of [
    ['an added child', (element: Element) => element.append(new Option('C')), ['a', 'B', 'C']],
    ['a removed child', (element: Element) => element.firstElementChild!.remove(), ['B']],
    ['a new value', (element: Element) => element.firstElementChild!.setAttribute('value', 'x'), ['x', 'B']],
    ['changed text', (element: Element) => (element.children[1]!.firstChild!.nodeValue = 'x'), ['a', 'x']],
    ['no children', (element: Element) => element.replaceChildren(), []],
  ] as const) {
    it(`updates after ${title}`, async () => {
      const element = await setUp();
      const {changes} = element;
      change(element);
      await aTimeout(0);
      expect(valuesOf(element)).to.deep.equal(values);
      expect(element.changes).to.equal(changes + 1);
    });
  }

  it('reads children that changed while it was disconnected', async () => {
    const element = await setUp();
    const {parentElement} = element;
    element.remove();
    element.append(new Option('C'));
    parentElement!.append(element);
    expect(valuesOf(element)).to.deep.equal(['a', 'B', 'C']);
  });

  it('prefers the options property', async () => {
    const element = await setUp();
    element.controller.set([{text: 'C', value: 'c'}]);
    expect(valuesOf(element)).to.deep.equal(['c']);
  });

  for (const none of [null, undefined, []]) {
    it(`returns to the children if the property is ${JSON.stringify(none)}`, async () => {
      const element = await setUp();
      element.controller.set([{text: 'C', value: 'c'}]);
      element.controller.set(none);
      expect(valuesOf(element)).to.deep.equal(['a', 'B']);
    });
  }

  it('warns about invalid options', async () => {
    const element = await setUp();
    element.controller.set('A');
    expect(element.warnings[0]).to.contain('options must be an array');
  });
});
