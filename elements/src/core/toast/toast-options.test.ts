import {expect} from '@open-wc/testing';
import {
  describeToastOption,
  isAutoClose,
  isLimit,
  normalizeToastOptions,
  type ToastOptions,
} from './index.js';

const noop = () => {};

function read(options: unknown) {
  const problems: string[] = [];
  const options_ = normalizeToastOptions(options as ToastOptions, name =>
    problems.push(`${name} must be ${describeToastOption(name)}.`),
  );
  return {options: options_, problems};
}

describe('normalizeToastOptions', () => {
  for (const options of [
    {},
    {type: 'error', position: 'bottom-left', autoClose: 2000, id: 'a'},
    {heading: 'The invoice was sent'},
    {heading: ''},
    {position: 'top-right'},
    {position: 'top-center'},
    {position: 'top-left'},
    {position: 'bottom-right'},
    {position: 'bottom-center'},
    {autoClose: false, draggablePercent: 0, progress: false, loading: true},
    {autoClose: Infinity, draggablePercent: 100},
    {action: {text: 'Undo', onClick: noop}, onClose: noop},
    {action: null},
    {type: undefined, autoClose: undefined},
  ]) {
    it(`accepts ${JSON.stringify(options)}`, () => {
      expect(read(options)).to.deep.equal({options, problems: []});
    });
  }

  for (const [name, value, problem] of [
    ['type', 'danger', "type must be one of 'default', 'success', 'info', 'warning', 'error'."],
    ['autoClose', 0, 'autoClose must be a number of milliseconds above 0, or false.'],
    ['autoClose', -5, 'autoClose must be a number of milliseconds above 0, or false.'],
    ['autoClose', NaN, 'autoClose must be a number of milliseconds above 0, or false.'],
    ['autoClose', true, 'autoClose must be a number of milliseconds above 0, or false.'],
    ['autoClose', '2000', 'autoClose must be a number of milliseconds above 0, or false.'],
    ['id', '', 'id must be a text that is not empty.'],
    ['id', 7, 'id must be a text that is not empty.'],
    ['heading', 7, 'heading must be a text.'],
    ['draggablePercent', 101, 'draggablePercent must be a number from 0 to 100.'],
    ['draggablePercent', -1, 'draggablePercent must be a number from 0 to 100.'],
    ['draggablePercent', '50', 'draggablePercent must be a number from 0 to 100.'],
    ['progress', 'yes', 'progress must be true or false.'],
    ['action', {text: 'Undo'}, 'action must be an object {text, onClick} of a text and a function, or null.'],
    ['action', 'Undo', 'action must be an object {text, onClick} of a text and a function, or null.'],
    ['onClose', 'close()', 'onClose must be a function.'],
  ] as const) {
    it(`uses the default of ${name} instead of ${JSON.stringify(value)}`, () => {
      expect(read({[name]: value})).to.deep.equal({options: {[name]: undefined}, problems: [problem]});
    });
  }

  it('treats null as not set', () => {
    expect(read({type: null})).to.deep.equal({options: {type: undefined}, problems: []});
  });

  for (const options of [null, undefined]) {
    it(`treats ${options} as no options`, () => {
      expect(read(options)).to.deep.equal({options: {}, problems: []});
    });
  }

  for (const options of ['error', 5000, false]) {
    it(`uses the defaults instead of ${JSON.stringify(options)}`, () => {
      const problems = ["options must be an object, such as {type: 'error'}."];
      expect(read(options)).to.deep.equal({options: {}, problems});
    });
  }

  it('ignores unknown options', () => {
    expect(read({unknown: 'red'})).to.deep.equal({options: {}, problems: []});
  });
});

describe('isAutoClose', () => {
  for (const [value, isRight] of [
    [1, true],
    [Infinity, true],
    [false, true],
    [0, false],
    [true, false],
    [null, false],
  ] as const) {
    it(`is ${isRight} for ${value}`, () => expect(isAutoClose(value)).to.equal(isRight));
  }
});

describe('isLimit', () => {
  for (const [value, isRight] of [
    [1, true],
    [Infinity, true],
    [0, false],
    [1.5, false],
    ['3', false],
    [NaN, false],
  ] as const) {
    it(`is ${isRight} for ${value}`, () => expect(isLimit(value)).to.equal(isRight));
  }
});
