import {expect} from '@open-wc/testing';
import {Entry, type Option} from './index.js';

const LANGUAGES = [
  {text: 'PYTHON', value: 'python'},
  {text: 'C', value: 'c'},
];

function setUp(options: readonly Option[] = LANGUAGES, startValue = '', isRequired = false) {
  const source = {options, startValue};
  const entry = new Entry({
    options: () => source.options,
    startValue: () => source.startValue,
    isRequired: () => isRequired,
  });
  return {entry, source};
}

const held = ({text, typed, query}: Entry) => ({text, value: typed, query});

describe('Entry', () => {
  for (const [title, change, expected] of [
    ['its start value', () => {}, {text: 'C', value: 'c', query: ''}],
    ['typed text', (entry: Entry) => entry.type('Rust'), {text: 'Rust', value: 'Rust', query: 'Rust'}],
    [
      'typed text that is an option',
      (entry: Entry) => entry.type('Python'),
      {text: 'Python', value: 'python', query: 'Python'},
    ],
    ['no text', (entry: Entry) => entry.type(''), {text: '', value: '', query: ''}],
    ['a given value', (entry: Entry) => entry.set('python'), {text: 'PYTHON', value: 'python', query: ''}],
    [
      'a taken suggestion',
      (entry: Entry) => entry.choose('python'),
      {text: 'PYTHON', value: 'python', query: ''},
    ],
  ] as const) {
    it(`has ${title}`, () => {
      const {entry} = setUp(LANGUAGES, 'c');
      change(entry);
      expect(held(entry)).to.deep.equal(expected);
    });
  }

  it('removes line breaks from a value that is not an option', () => {
    const {entry} = setUp();
    entry.set('two\r\nlines');
    expect(held(entry)).to.deep.equal({text: 'twolines', value: 'twolines', query: ''});
  });

  it('keeps the line breaks of an option in its value, but shows its text without them', () => {
    const {entry} = setUp([{text: 'Two\nlines', value: 'two\nlines'}]);
    entry.set('two\nlines');
    expect(held(entry)).to.deep.equal({text: 'Twolines', value: 'two\nlines', query: ''});
    entry.type('twolines');
    expect(entry.typed).to.equal('two\nlines');
  });

  it('keeps the typed text when the app sets its value again', () => {
    const {entry} = setUp();
    entry.type('python');
    entry.set('python');
    expect(entry.text).to.equal('python');
  });

  it('shows the text of an option when it is selected on its own typed text', () => {
    const {entry} = setUp();
    entry.type('python');
    entry.choose('python');
    expect(entry.text).to.equal('PYTHON');
  });

  it('keeps the typed text when the app sets its value as a number', () => {
    const {entry} = setUp([{text: 'One', value: '1'}]);
    entry.type('one');
    entry.set(1 as never);
    expect(entry.text).to.equal('one');
  });

  it('is dirty once it is typed, taken, or restored, until it is cleared', () => {
    const {entry} = setUp();
    const seen = [entry.isDirty];
    for (const act of [() => entry.type(''), () => entry.choose('c'), () => entry.restore('c')]) {
      act();
      seen.push(entry.isDirty);
      entry.clear();
      seen.push(entry.isDirty);
    }
    expect(seen).to.deep.equal([false, true, false, true, false, true, false]);
  });

  it('is missing while it is empty and required', () => {
    const {entry} = setUp(LANGUAGES, '', true);
    const seen = [entry.issue];
    entry.type('x');
    expect([...seen, entry.issue]).to.deep.equal([{code: 'valueMissing'}, null]);
  });

  for (const nothing of [null, undefined])
    it(`returns to its initial value when the app sets ${nothing}`, () => {
      const {entry} = setUp(LANGUAGES, 'c');
      entry.set('python');
      entry.set(nothing);
      expect([entry.typed, entry.isDirty]).to.deep.equal(['c', false]);
    });

  it('ignores a state that is not text', () => {
    const {entry} = setUp(LANGUAGES, 'c');
    entry.restore(['python']);
    expect([entry.typed, entry.isDirty]).to.deep.equal(['c', false]);
  });

  it('submits the value of an option that is typed, and keeps it as its state', () => {
    const {entry} = setUp();
    entry.type('Python');
    expect([entry.submitted, entry.state]).to.deep.equal(['python', 'python']);
  });

  it('starts in the suggestions at its value, but not while it filters them', () => {
    const {entry} = setUp(LANGUAGES, 'c');
    const starts = [entry.startIn(LANGUAGES), entry.startIn([])];
    entry.type('c');
    expect([...starts, entry.startIn(LANGUAGES)]).to.deep.equal([1, -1, -1]);
  });

  it('accepts another value from the app', () => {
    const {entry} = setUp();
    entry.type('python');
    entry.set('c');
    expect(entry.text).to.equal('C');
  });

  it('resets to its initial value', () => {
    const {entry} = setUp(LANGUAGES, 'c');
    entry.type('x');
    entry.clear();
    expect(entry.text).to.equal('C');
  });

  it('finds its option once it arrives', () => {
    const {entry, source} = setUp([], 'c');
    expect(held(entry)).to.deep.equal({text: 'c', value: 'c', query: ''});
    source.options = LANGUAGES;
    expect(held(entry)).to.deep.equal({text: 'C', value: 'c', query: ''});
  });

  it('filters by typed text, and suggests all options on a value', () => {
    const {entry} = setUp(LANGUAGES, 'c');
    expect(entry.match()).to.have.length(2);
    entry.type('py');
    expect(entry.match().map(({value}) => value)).to.deep.equal(['python']);
  });
});
