import {expect} from '@open-wc/testing';
import {changeAttributes, type ControlAttributes} from './control-attributes.js';

const change = (control: Element | null, given: ControlAttributes | null, applied: ControlAttributes = {}) =>
  changeAttributes(control, given, applied, () => {});

function allowed(attributes: ControlAttributes) {
  const refused: string[] = [];
  const kept = changeAttributes(document.createElement('input'), attributes, {}, message =>
    refused.push(/"(.*)"/.exec(message)![1]!),
  );
  return {kept: Object.keys(kept), refused};
}

describe('changeAttributes', () => {
  for (const name of ['placeholder', 'inputmode', 'data-id', 'aria-label', 'autocomplete', 'list', 'lang']) {
    it(`accepts "${name}"`, () => {
      expect(allowed({[name]: 'x'})).to.deep.equal({kept: [name], refused: []});
    });
  }

  for (const name of [
    'id',
    'class',
    'type',
    'value',
    'checked',
    'disabled',
    'required',
    'name',
    'part',
    'onclick',
    'ONFOCUS',
    'aria-invalid',
    'aria-describedby',
    'multiple',
    'webkitdirectory',
  ]) {
    it(`refuses "${name}", which the element sets itself, cannot support, or which runs script`, () => {
      expect(allowed({[name]: 'x'})).to.deep.equal({kept: [], refused: [name]});
    });
  }

  for (const name of ['', 'two words', '0', 'a=b', '<b>']) {
    it(`refuses "${name}", which is not a valid attribute name`, () => {
      expect(allowed({[name]: 'x'})).to.deep.equal({kept: [], refused: [name]});
    });
  }
  for (const [value, attribute] of [
    ['text', 'text'],
    ['', ''],
    [3, '3'],
    [0, '0'],
    [true, ''],
    [false, null],
    [null, null],
    [undefined, null],
  ] as const) {
    it(`writes ${JSON.stringify(value)} as ${JSON.stringify(attribute)}`, () => {
      const control = document.createElement('input');
      change(control, {'data-x': value});
      expect(control.getAttribute('data-x')).to.equal(attribute);
    });
  }

  it('removes attributes that are no longer set', () => {
    const control = document.createElement('input');
    const applied = change(control, {'data-a': '1', 'data-b': '1'});
    change(control, {'data-b': '2'}, applied);
    expect([control.hasAttribute('data-a'), control.getAttribute('data-b')]).to.deep.equal([false, '2']);
  });

  it('keeps attributes that it did not write', () => {
    const control = document.createElement('input');
    control.id = 'control';
    change(control, null, {'data-a': '1'});
    expect(control.id).to.equal('control');
  });

  it('keeps what was applied until there is a control', () => {
    const applied = {'data-a': '1'};
    expect(change(null, {'data-b': '2'}, applied)).to.equal(applied);
  });
});
