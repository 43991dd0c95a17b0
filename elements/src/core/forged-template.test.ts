import {expect} from '@open-wc/testing';
import {html} from 'lit';
import {repeat} from 'lit/directives/repeat.js';
import {isForgedTemplate, renderableIcon} from './forged-template.js';

const parse = (json: string): unknown => JSON.parse(json);

describe('isForgedTemplate', () => {
  for (const [title, content, isForged] of [
    ['a text', '<b>x</b>', false],
    ['null', null, false],
    ['undefined', undefined, false],
    ['an object', {strings: ['x']}, false],
    ['a template', html`<b>x</b>`, false],
    ['a directive', repeat([1], String), false],
    ['a list of templates', [html`<b>x</b>`, 'x'], false],
    ['JSON of a template', parse('{"_$litType$": 1, "strings": ["<b>x</b>"], "values": []}'), true],
    ['JSON of a compiled template', parse('{"_$litType$": {"h": ["<b>x</b>"]}, "values": []}'), true],
    ['JSON of strings with a raw', parse('{"_$litType$": 1, "strings": {"0": "x", "raw": ["x"]}}'), true],
    ['JSON of a directive', parse('{"_$litDirective$": {}, "values": []}'), true],
    ['JSON of a list', parse('["x", {"_$litType$": 1, "strings": ["<b>x</b>"]}]'), true],
  ] as const)
    it(`is ${isForged} for ${title}`, () => expect(isForgedTemplate(content)).to.equal(isForged));
});

describe('renderableIcon', () => {
  const warningsOf = (icon: unknown) => {
    const warnings: string[] = [];
    const shown = renderableIcon(icon, message => warnings.push(message));
    return {shown, warnings};
  };

  it('returns an icon that Lit can render', () => {
    const icon = html`<svg></svg>`;
    const {shown, warnings} = warningsOf(icon);
    expect([shown === icon, warnings]).to.deep.equal([true, []]);
  });

  it('returns null for JSON of a template, and warns', () => {
    const {shown, warnings} = warningsOf(parse('{"_$litType$": 1, "strings": ["<b>x</b>"]}'));
    expect([shown, warnings.length]).to.deep.equal([null, 1]);
    expect(warnings[0]).to.match(/^icon must be/);
  });
});
