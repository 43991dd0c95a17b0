import {expect} from '@open-wc/testing';
import {allowedAttributes, applyAttributes, type ControlAttributes} from './control-attributes.js';

function allowed(attributes: ControlAttributes) {
  const refused: string[] = [];
  return {kept: Object.keys(allowedAttributes(attributes, name => refused.push(name))), refused};
}

describe('allowedAttributes', () => {
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
});

describe('applyAttributes', () => {
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
      applyAttributes(control, {'data-x': value}, {});
      expect(control.getAttribute('data-x')).to.equal(attribute);
    });
  }

  it('removes attributes that are no longer set', () => {
    const control = document.createElement('input');
    applyAttributes(control, {'data-a': '1', 'data-b': '1'}, {});
    applyAttributes(control, {'data-b': '2'}, {'data-a': '1', 'data-b': '1'});
    expect([control.hasAttribute('data-a'), control.getAttribute('data-b')]).to.deep.equal([false, '2']);
  });

  it('keeps attributes that it did not write', () => {
    const control = document.createElement('input');
    control.id = 'control';
    applyAttributes(control, {}, {'data-a': '1'});
    expect(control.id).to.equal('control');
  });
});
