import {expect, fixture, html} from '@open-wc/testing';
import {property} from './attributes/property.js';
import {recordWarnings} from '../testing/events.js';
import {define} from './define.js';
import {LcElement} from './lc-element.js';
import {warn} from './members.js';

class ProbeElement extends LcElement {
  @property() text = 'default';
  @property({type: Boolean}) on = false;
  @property({type: Number, attribute: 'how-many'}) howMany: number | null = 3;
  @property({reflect: true}) look = 'plain';

  say(message: string, cause?: unknown): void {
    this[warn](message, cause);
  }
}

class SpecialProbeElement extends ProbeElement {
  protected static override readonly attributeAliases = {count: 'how-many'};

  @property() override text = 'special';
}

define('lc-probe', ProbeElement);
define('lc-special-probe', SpecialProbeElement);

/** Warnings are reported once for each tag. */
for (const tag of [
  ...['a-symbol', 'an-object', 'an-object-without-a-prototype', 'a-function'].map(kind => `lc-text-${kind}`),
  'lc-howmany-an-object-without-a-prototype',
])
  define(tag, class extends ProbeElement {});

const make = (tag = 'lc-probe') => fixture<ProbeElement>(html`${document.createElement(tag)}`);

describe('LcElement', () => {
  for (const {attribute, key, value, standard} of [
    {attribute: 'text', key: 'text', value: 'x', standard: 'default'},
    {attribute: 'on', key: 'on', value: '', standard: false},
    {attribute: 'how-many', key: 'howMany', value: '7', standard: 3},
    {attribute: 'look', key: 'look', value: 'fancy', standard: 'plain'},
  ] as const) {
    it(`restores the default of ${key} when the attribute ${attribute} is removed`, async () => {
      const probe = await make();
      probe.setAttribute(attribute, value);
      expect(probe[key]).to.not.equal(standard);
      probe.removeAttribute(attribute);
      expect(probe[key]).to.equal(standard);
    });
  }

  for (const [title, value, text] of [
    ['a number', 3, '3'],
    ['a URL', new URL('https://example.com/a'), 'https://example.com/a'],
    ['a list', ['image/png', '.pdf'], 'image/png,.pdf'],
    ['null', null, null],
    ['false, as of `condition && text`,', false, undefined],
  ] as const) {
    it(`converts ${title} to the text of a property`, async () => {
      const probe = await make();
      Object.assign(probe, {text: value});
      expect(probe.text).to.equal(text);
    });
  }

  for (const [title, key, value, kind] of [
    ['a symbol', 'text', Symbol('x'), 'a symbol'],
    ['an object', 'text', {}, 'an object'],
    ['an object without a prototype', 'text', Object.create(null) as object, 'an object'],
    ['a function', 'text', () => 'x', 'a function'],
    ['an object without a prototype', 'howMany', Object.create(null) as object, 'an object'],
  ] as const) {
    it(`warns about ${title} as ${key}, and does not set it`, async () => {
      const probe = await make(`lc-${key.toLowerCase()}-${title.replaceAll(' ', '-')}`);
      const warnings = await recordWarnings(() => Object.assign(probe, {[key]: value}));
      expect(probe[key]).to.equal(undefined);
      expect(warnings).to.deep.equal([`<${probe.localName}>: ${key} must not be ${kind}; it is not set.`]);
    });
  }

  it("restores a subclass's default", async () => {
    const probe = await make('lc-special-probe');
    probe.setAttribute('text', 'x');
    probe.removeAttribute('text');
    expect(probe.text).to.equal('special');
  });

  it('reads an attribute by its HTML name, and restores its default when it is removed', async () => {
    const probe = await make('lc-special-probe');
    probe.setAttribute('count', '7');
    const read = probe.howMany;
    probe.removeAttribute('count');
    expect([read, probe.howMany]).to.deep.equal([7, 3]);
  });

  it('returns the default of a property', () => {
    const {howMany, text} = new SpecialProbeElement();
    expect(howMany).to.equal(SpecialProbeElement.defaultOf('howMany'));
    expect(text).to.equal(SpecialProbeElement.defaultOf('text'));
  });

  it('keeps null in a property that removes its own attribute', async () => {
    const probe = await make();
    probe.look = null as never;
    await probe.updateComplete;
    expect(probe.look).to.equal(null);
  });

  it("warns once for each message, with the element's name", async () => {
    const probe = await make();
    const warnings = await recordWarnings(() => {
      probe.say('no.');
      probe.say('no.');
      probe.say('really no.');
    });
    expect(warnings).to.deep.equal(['<lc-probe>: no.', '<lc-probe>: really no.']);
  });

  it('warns for each element name', async () => {
    const [probe, special] = [await make(), await make('lc-special-probe')];
    const warnings = await recordWarnings(() => {
      probe.say('both.');
      special.say('both.');
    });
    expect(warnings).to.deep.equal(['<lc-probe>: both.', '<lc-special-probe>: both.']);
  });
});

describe('define', () => {
  it('ignores a tag that is already defined', () => {
    expect(() => define('lc-probe', class extends HTMLElement {})).to.not.throw();
    expect(customElements.get('lc-probe')).to.equal(ProbeElement);
  });
});
