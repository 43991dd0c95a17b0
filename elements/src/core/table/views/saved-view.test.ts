import {expect} from '@open-wc/testing';
import {readViews, withViewChange, type TableView, type ViewChange} from './saved-view.js';

const view = (id: string, members: Partial<TableView> = {}): TableView => ({
  id,
  name: id.toUpperCase(),
  ...members,
});

describe('saved views', () => {
  it('are read from a list, with members that are not known', () => {
    const list = [view('a', {color: 'red'} as object), view('b', {version: 1})];
    expect(readViews(list, fail)).to.deep.equal(list);
  });

  const cases: [title: string, entry: unknown, warning: string][] = [
    ['an entry that is not an object', 7, 'a saved view must be an object with id and name, not 7'],
    ['null', null, 'a saved view must be an object with id and name, not null'],
    [
      'a view without an id',
      {name: 'A'},
      'a saved view must be an object with id and name, not {"name":"A"}',
    ],
    ['a view with an empty name', {id: 'a', name: ''}, 'a saved view must be an object with id and name'],
    ['a view whose version is not a number', view('a', {version: '1'} as never), 'a saved view must be'],
    [
      'a newer version',
      view('a', {version: 2}),
      'the view "A" was saved by version 2 of the format; it is kept',
    ],
    ['an id twice', view('b', {name: 'Other'}), 'two saved views have the id "b"; the first one is shown.'],
  ];
  for (const [title, entry, warning] of cases) {
    it(`leave out ${title}, with a warning`, () => {
      const warnings: string[] = [];
      expect(readViews([view('b'), entry], message => warnings.push(message))).to.deep.equal([view('b')]);
      expect(warnings).to.have.length(1);
      expect(warnings[0]).to.contain(warning);
    });
  }

  describe('after a change', () => {
    const newer = {version: 9, id: 'n', name: 'N'};
    const list = [7, view('a', {isDefault: true}), newer, view('b')];
    const changes: [title: string, change: ViewChange, changed: readonly unknown[]][] = [
      ['have a new view at the end', {type: 'put', view: view('c')}, [...list, view('c')]],
      ['have a changed view in its place', {type: 'put', view: view('a')}, [7, view('a'), newer, view('b')]],
      ['no longer have a removed view', {type: 'remove', id: 'a'}, [7, newer, view('b')]],
      ['are the same without the view to remove', {type: 'remove', id: 'x'}, list],
      [
        'have one default',
        {type: 'default', id: 'b'},
        [7, view('a', {isDefault: false}), newer, view('b', {isDefault: true})],
      ],
      ['have no default', {type: 'default', id: null}, [7, view('a', {isDefault: false}), newer, view('b')]],
    ];
    for (const [title, change, changed] of changes) {
      it(title, () => {
        expect(withViewChange(list, change)).to.deep.equal(changed);
      });
    }
  });
});

const fail = (message: string): never => {
  throw new Error(message);
};
