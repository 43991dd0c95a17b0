import {expect} from '@open-wc/testing';
import type {TableView} from '../../../../core/table/views/saved-view.js';
import {recordWarnings} from '../../../../testing/events.js';
import {until} from '../../../../testing/until.js';
import {FakeViews, setUpViews} from '../../../../testing/views-harness.js';
import type {ViewStorage} from './view-storage.js';
import './views.define.js';

const KEY = 'views-test';

const stored = (): unknown => JSON.parse(localStorage.getItem(KEY)!);

const view = (id: string, members: Partial<TableView> = {}): TableView => ({
  id,
  name: `View ${id}`,
  query: {search: 'person 1'},
  ...members,
});

/** A promise that the test settles. */
function later<Value>() {
  let resolve!: (value: Value) => void;
  let reject!: (cause: unknown) => void;
  const promise = new Promise<Value>((...settle) => ([resolve, reject] = settle));
  return {promise, resolve, reject};
}

/** Waits until everything that has settled is rendered. */
const settle = (): Promise<unknown> => new Promise(resolve => setTimeout(resolve, 5));

describe('saved views of lc-data-table', () => {
  afterEach(() => localStorage.removeItem(KEY));

  describe('in localStorage', () => {
    it('are there again in another table', async () => {
      const first = await setUpViews({views: KEY, search: 'person 2'});
      await first.saveAs('Twenties');
      await first.choose('Show first');
      expect(stored()).to.have.length(1);
      const second = await setUpViews({views: KEY});
      expect(second.shown).to.equal('Views Twenties');
      expect(second.info).to.equal('1 - 10 out of 11 entries');
    });

    it('have the key of an attribute', async () => {
      localStorage.setItem(KEY, JSON.stringify([view('a')]));
      const test = await setUpViews();
      test.table.setAttribute('views', KEY);
      test.table.setAttribute('view', 'a');
      await test.table.settled;
      expect(test.shown).to.equal('Views View a');
    });

    it('keep what another tab has saved meanwhile', async () => {
      const test = await setUpViews({views: {key: KEY}});
      localStorage.setItem(KEY, JSON.stringify([view('other')]));
      await test.saveAs('Mine');
      expect((stored() as TableView[]).map(({name}) => name)).to.deep.equal(['View other', 'Mine']);
    });

    it('keep entries that cannot be read, and warn of each once', async () => {
      const newer = {id: 'n', name: 'Newer', version: 2, layers: []};
      const list = [newer, 7, view('a')];
      localStorage.setItem(KEY, JSON.stringify(list));
      const seen: string[] = [];
      const warnings = await recordWarnings(async () => {
        const test = await setUpViews({views: KEY, view: 'a'});
        await test.press('Age');
        await test.choose('Save');
        await test.open();
        seen.push(...test.itemTexts.slice(0, 2));
      });
      expect(seen).to.deep.equal(['Standard view', '✓ View a']);
      expect(warnings).to.have.length(2);
      expect(warnings[0]).to.contain('the view "Newer" was saved by version 2 of the format');
      expect((stored() as unknown[]).slice(0, 2)).to.deep.equal([newer, 7]);
    });

    it('are not changed if they are something else', async () => {
      localStorage.setItem(KEY, '{"mine":true}');
      const warnings = await recordWarnings(async () => {
        const test = await setUpViews({views: KEY});
        expect(test.note).to.equal('The views could not be loaded.');
        expect(test.viewsButton.ariaDisabled).to.equal('true');
      });
      expect(warnings.join()).to.contain('the views could not be loaded');
      expect(stored()).to.deep.equal({mine: true});
    });
  });

  describe('of a server', () => {
    it('are shown when they arrive, and the default of the user with them', async () => {
      const answer = later<readonly TableView[]>();
      const test = await setUpViews({views: {load: () => answer.promise, save: () => {}}});
      expect(test.viewsButton.ariaDisabled).to.equal('true');
      expect(test.info).to.equal('1 - 10 out of 42 entries');
      answer.resolve([view('a', {isDefault: true})]);
      await until(() => test.shown === 'Views View a');
      expect(test.info).to.equal('1 - 10 out of 11 entries');
      expect(test.viewsButton.ariaDisabled).to.equal(null);
    });

    it('do not undo what the user has done meanwhile', async () => {
      const answer = later<readonly TableView[]>();
      const test = await setUpViews({views: {load: () => answer.promise}});
      await test.press('Age');
      answer.resolve([view('a', {isDefault: true})]);
      await until(() => test.viewsButton.ariaDisabled === null);
      expect(test.shown).to.equal('Views');
      expect(test.table.search).to.equal('');
    });

    it('can be loaded again after a failure', async () => {
      let answer = later<readonly TableView[]>();
      const test = await setUpViews({views: {load: () => answer.promise}});
      await recordWarnings(async () => {
        answer.reject(new Error('offline'));
        await until(() => test.note !== '');
      });
      expect(test.note).to.equal('The views could not be loaded.');
      expect(test.announcement).to.equal('The views could not be loaded.');
      answer = later();
      await test.pressNote();
      expect(test.note).to.equal('');
      answer.resolve([view('a')]);
      await until(() => test.viewsButton.ariaDisabled === null);
    });

    it('are those of the newest storage', async () => {
      const [first, second] = [later<readonly TableView[]>(), later<readonly TableView[]>()];
      const signals: AbortSignal[] = [];
      const storage = (answer: typeof first): ViewStorage => ({
        load: ({signal}) => {
          signals.push(signal);
          return answer.promise;
        },
      });
      const test = await setUpViews({views: storage(first)});
      test.table.views = storage(second);
      await test.table.settled;
      expect(signals.map(({aborted}) => aborted)).to.deep.equal([true, false]);
      second.resolve([view('new')]);
      await until(() => test.viewsButton.ariaDisabled === null);
      first.resolve([view('old')]);
      await settle();
      await test.open();
      expect(test.itemTexts).to.include('View new').and.not.include('View old');
    });

    it('are loaded again when the table is back on the page', async () => {
      let loads = 0;
      const test = await setUpViews({
        views: {load: () => (loads++ === 0 ? new Promise<never>(() => {}) : [view('a')])},
      });
      const parent = test.table.parentElement!;
      test.table.remove();
      parent.append(test.table);
      await until(() => test.viewsButton.ariaDisabled === null);
      expect(loads).to.equal(2);
    });

    it('are changed at once, and saved one after another', async () => {
      const saves: {readonly texts: readonly string[]; readonly end: () => void}[] = [];
      const views: ViewStorage = {
        load: () => [view('a')],
        save: (change, list) => {
          const answer = later<void>();
          saves.push({texts: [change.type, ...list.map(({name}) => name)], end: () => answer.resolve()});
          return answer.promise;
        },
      };
      const test = await setUpViews({views, view: 'a'});
      await test.choose('Rename…');
      await test.answer('B');
      await test.choose('Show first');
      expect(test.shown).to.equal('Views B');
      expect(saves.map(({texts}) => texts)).to.deep.equal([['put', 'B']]);
      saves[0]!.end();
      await until(() => saves.length === 2);
      expect(test.announcement).to.equal('Saved.');
      expect(saves[1]!.texts).to.deep.equal(['default', 'B']);
    });

    it('stay changed if they could not be saved, which the user can try again', async () => {
      const views = new FakeViews(view('a'));
      const save = views.save.bind(views);
      let isOnline = false;
      views.save = (...change) =>
        isOnline ? save(...change) : (Promise.reject(new Error('offline')) as never);
      const test = await setUpViews({views, view: 'a'});
      await recordWarnings(async () => {
        await test.press('Age');
        await test.choose('Save');
        await until(() => test.note !== '');
      });
      expect(test.note).to.equal('The change of the views could not be saved.');
      expect(test.shown).to.equal('Views View a');
      isOnline = true;
      await test.pressNote();
      await until(() => views.changes.length === 1);
      await until(() => test.note === '');
      expect(views.list[0]!.query!.sort).to.deep.equal({field: 'age', direction: 'asc'});
    });
  });

  for (const views of [{}, 7, {load: 'x'}, {key: ''}])
    it(`warn of ${JSON.stringify(views)}, without a button`, async () => {
      const seen: boolean[] = [];
      const warnings = await recordWarnings(async () => {
        const test = await setUpViews({views: views as never});
        seen.push(test.part('views') === null);
      });
      expect(seen).to.deep.equal([true]);
      expect(warnings.join()).to.contain(
        'views must be a key of localStorage, or an object with load and save',
      );
    });
});
