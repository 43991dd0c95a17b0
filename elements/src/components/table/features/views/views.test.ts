import {expect} from '@open-wc/testing';
import type {TableColumn} from '../../../../core/table/index.js';
import type {TableView} from '../../../../core/table/views/saved-view.js';
import {expectAccessible} from '../../../../testing/accessibility.js';
import {recordEvents, recordWarnings} from '../../../../testing/events.js';
import {press} from '../../../../testing/keyboard.js';
import {clickOn} from '../../../../testing/pointer.js';
import {until} from '../../../../testing/until.js';
import {FakeViews, setUpViews} from '../../../../testing/views-harness.js';
import '../columns/columns.define.js';
import '../filter-bar/filter-bar.define.js';
import '../groups/groups.define.js';
import './views.define.js';

const YOUNG: Partial<TableView> = {
  id: 'young',
  name: 'Young people',
  query: {search: 'person 1', pageSize: 5},
};
const OLD: Partial<TableView> = {
  id: 'old',
  name: 'Old people',
  shared: true,
  query: {sort: {field: 'age', direction: 'desc'}},
};

/** The items below the views. */
const NO_VIEW = ['Save as…', 'Copy link'];

describe('lc-data-table with saved views', () => {
  describe('accessibility', () => {
    it('is accessible with an open menu, in light and dark', async () => {
      const test = await setUpViews({views: new FakeViews(YOUNG, OLD), view: 'young'});
      await test.open();
      await expectAccessible(test.table);
    });

    it('is accessible with an open form and a message, in light and dark', async () => {
      const test = await setUpViews({views: new FakeViews(YOUNG, OLD), view: 'young'});
      await test.choose('Remove');
      await test.choose('Save as…');
      await until(() => test.nameField !== null);
      await expectAccessible(test.table);
    });

    it('names the menu, the groups, and the checked view', async () => {
      const test = await setUpViews({views: new FakeViews(YOUNG, OLD), view: 'old'});
      expect(test.viewsButton.getAttribute('aria-haspopup')).to.equal('menu');
      expect(test.viewsButton.ariaExpanded).to.equal('false');
      await test.open();
      expect(test.viewsButton.ariaExpanded).to.equal('true');
      expect(test.part('views-menu')!.ariaLabel).to.equal('Views');
      expect(test.part('views-menu')!.querySelector('[role="group"]')!.ariaLabel).to.equal('Shared views');
      expect(test.items.map(item => item.role).slice(0, 3)).to.deep.equal(Array(3).fill('menuitemradio'));
      expect(test.itemTexts.slice(0, 3)).to.deep.equal(['Standard view', 'Young people', '✓ Old people']);
    });
  });

  describe('choosing', () => {
    it('shows a view with its query, sends events, and announces its name', async () => {
      const test = await setUpViews({views: new FakeViews(YOUNG, OLD), page: 3});
      expect(test.shown).to.equal('Views');
      const events = recordEvents(test.table, 'lc-view-change', 'lc-query-change');
      await test.choose('Young people');
      expect(events).to.deep.equal(['lc-view-change', 'lc-query-change']);
      expect(test.table.view).to.equal('young');
      expect(test.table.query).to.deep.equal({page: 1, pageSize: 5, sort: null, search: 'person 1'});
      expect(test.shown).to.equal('Views Young people');
      expect(test.info).to.equal('1 - 5 out of 11 entries');
      expect(test.announcement).to.equal('Young people');
    });

    it('reports the view and its id', async () => {
      const test = await setUpViews({views: new FakeViews(YOUNG)});
      const details: unknown[] = [];
      test.table.addEventListener('lc-view-change', ({detail}) =>
        details.push([detail.id, detail.view?.name]),
      );
      await test.choose('Young people');
      await test.choose('Standard view');
      expect(details).to.deep.equal([
        ['young', 'Young people'],
        [null, undefined],
      ]);
    });

    it('returns to what the app shows without a view', async () => {
      const test = await setUpViews({
        views: new FakeViews(YOUNG),
        pageSize: 20,
        density: 'compact',
        columnState: {hidden: ['note']},
      });
      await test.choose('Young people');
      test.table.density = 'default';
      await test.choose('Standard view');
      expect(test.table.query).to.deep.equal({page: 1, pageSize: 20, sort: null, search: ''});
      expect(test.table.density).to.equal('compact');
      expect(test.table.columnState).to.deep.equal({hidden: ['note']});
      expect(test.table.view).to.equal(null);
    });

    it('shows columns, groups, and the density, and sends the events of those that the user changes', async () => {
      const view: Partial<TableView> = {
        name: 'All',
        query: {group: ['note']},
        columnState: {hidden: ['age'], order: ['note', 'name', 'age']},
        openGroups: {mode: 'all', except: []},
        density: 'comfortable',
      };
      const test = await setUpViews({views: new FakeViews(view), columnMenu: true});
      const events = recordEvents(test.table, 'lc-column-state-change', 'lc-open-groups-change');
      await test.choose('All');
      expect(events).to.deep.equal(['lc-column-state-change', 'lc-open-groups-change']);
      expect(test.headers.slice(0, 2).map(text => text.split('\n')[0])).to.deep.equal(['Note', 'Name']);
      expect(test.table.openGroups).to.deep.equal({mode: 'all', except: []});
      expect(test.table.density).to.equal('comfortable');
      expect(test.shown).to.equal('Views All');
    });

    it('shows the columns of the app for a view without columns, and not those of another view', async () => {
      const hidden: Partial<TableView> = {id: 'h', name: 'Hidden', columnState: {hidden: ['age']}};
      const test = await setUpViews({views: new FakeViews(hidden, YOUNG), columnState: {hidden: ['note']}});
      await test.choose('Hidden');
      expect(test.headers).to.deep.equal(['Name', 'Note']);
      await test.choose('Young people');
      expect(test.table.columnState).to.deep.equal({hidden: ['note']});
      expect(test.shown).to.equal('Views Young people');
    });

    it('keeps the sort and the page size of the app for a query without any', async () => {
      const columns: TableColumn[] = [{label: 'Name', field: 'name', sort: 'desc'}];
      const test = await setUpViews({
        views: new FakeViews({id: 'v', name: 'Short', query: {search: 'person 1'}}),
        columns,
        pageSize: 20,
      });
      await test.press('Name');
      await test.choose('Short');
      expect(test.table.query).to.deep.equal({
        page: 1,
        pageSize: 20,
        sort: {field: 'name', direction: 'desc'},
        search: 'person 1',
      });
    });

    it('leaves the density as it is for a view without one', async () => {
      const test = await setUpViews({views: new FakeViews(YOUNG), density: 'compact'});
      await test.choose('Young people');
      expect(test.table.density).to.equal('compact');
      expect(test.shown).to.equal('Views Young people');
    });

    it('does nothing if a listener cancels the event', async () => {
      const test = await setUpViews({views: new FakeViews(YOUNG)});
      test.table.addEventListener('lc-view-change', event => event.preventDefault());
      await test.choose('Young people');
      expect(test.table.view).to.equal(null);
      expect(test.table.search).to.equal('');
      expect(test.shown).to.equal('Views');
    });

    it('keeps days relative to today', async () => {
      const where = {
        match: 'all',
        conditions: [{field: 'born', filter: {type: 'period', period: 'last-30-days'}}],
      } as const;
      const views = new FakeViews();
      const columns: TableColumn[] = [{label: 'Born', field: 'born', type: 'date', filter: 'date'}];
      const test = await setUpViews({
        views,
        columns,
        rows: [{born: '2001-01-01'}],
        filterBar: true,
        query: {where} as never,
      });
      await test.saveAs('Recent');
      expect(views.list[0]!.query!.where).to.deep.equal(where);
      await test.choose('Standard view');
      await test.choose('Recent');
      expect(test.table.query.where).to.deep.equal(where);
    });
  });

  describe('changes', () => {
    it('are marked with a word, and no longer if they are undone', async () => {
      const test = await setUpViews({views: new FakeViews(YOUNG), view: 'young', columnMenu: true});
      expect(test.shown).to.equal('Views Young people');
      await test.press('Age');
      expect(test.shown).to.equal('Views Young people changed');
      test.table.sort = null;
      await test.table.settled;
      expect(test.shown).to.equal('Views Young people');
      test.table.columnState = {hidden: ['age']};
      await test.table.settled;
      expect(test.shown).to.equal('Views Young people changed');
      test.table.columnState = {order: ['name', 'age', 'note']};
      await test.table.settled;
      expect(test.shown).to.equal('Views Young people');
    });

    it('of the page do not count', async () => {
      const test = await setUpViews({views: new FakeViews(YOUNG), view: 'young'});
      await test.press('Next page');
      expect(test.table.page).to.equal(2);
      expect(test.shown).to.equal('Views Young people');
    });

    it('are discarded, which the user can undo', async () => {
      const test = await setUpViews({views: new FakeViews(YOUNG), view: 'young'});
      await test.press('Age');
      await test.choose('Discard');
      expect(test.table.sort).to.equal(null);
      expect(test.note).to.equal('Changes discarded.');
      expect(test.announcement).to.equal('Young people. Changes discarded.');
      test.part('views-note-button')!.focus();
      await press('Enter');
      await until(() => test.note === '');
      expect(test.table.sort).to.deep.equal({field: 'age', direction: 'asc'});
      expect(test.shown).to.equal('Views Young people changed');
      expect(test.focused === test.viewsButton).to.equal(true);
    });

    it('that an undo discards can be undone', async () => {
      const test = await setUpViews({views: new FakeViews(YOUNG), view: 'young'});
      await test.press('Age');
      await test.choose('Discard');
      await test.press('Name');
      await test.pressNote();
      expect(test.table.sort!.field).to.equal('age');
      expect(test.note).to.equal('Changes discarded.');
      await test.pressNote();
      expect(test.table.sort!.field).to.equal('name');
    });

    it('that another view discards can be undone', async () => {
      const test = await setUpViews({views: new FakeViews(YOUNG, OLD), view: 'young'});
      await test.press('Age');
      await test.choose('Old people');
      await test.pressNote();
      expect(test.shown).to.equal('Views Young people changed');
      expect(test.table.query.search).to.equal('person 1');
      expect(test.table.sort).to.deep.equal({field: 'age', direction: 'asc'});
    });
  });

  describe('commands', () => {
    it('are those that make sense', async () => {
      const test = await setUpViews({views: new FakeViews(YOUNG, OLD)});
      await test.open();
      expect(test.itemTexts.slice(3)).to.deep.equal(NO_VIEW);
      await press('Escape');
      await test.choose('Young people');
      await test.open();
      expect(test.itemTexts.slice(3)).to.deep.equal([
        'Save as…',
        'Rename…',
        'Show first',
        'Copy link',
        'Remove',
      ]);
      await press('Escape');
      await test.press('Age');
      await test.open();
      expect(test.itemTexts.slice(3)).to.deep.equal([
        'Save',
        'Save as…',
        'Rename…',
        'Show first',
        'Copy link',
        'Discard',
        'Remove',
      ]);
    });

    it('do not change shared views, unless users share views', async () => {
      const views = new FakeViews(YOUNG, OLD);
      const test = await setUpViews({views, view: 'old'});
      await test.press('Name');
      await test.open();
      expect(test.itemTexts.slice(3)).to.deep.equal(['Save as…', 'Show first', 'Copy link', 'Discard']);
      await press('Escape');
      test.table.views = Object.assign(views, {canShare: true});
      test.table.views = {load: () => views.list, save: () => {}, canShare: true};
      await test.table.settled;
      await test.press('Name');
      await test.open();
      expect(test.itemTexts).to.include.members(['Save', 'Rename…', 'Remove']);
    });

    it('only choose if nothing can be saved', async () => {
      const test = await setUpViews({views: {load: () => new FakeViews(YOUNG).list}, view: 'young'});
      await test.open();
      expect(test.itemTexts).to.deep.equal(['Standard view', '✓ Young people', 'Copy link']);
    });

    it('save what the table shows, with members that are not known', async () => {
      const views = new FakeViews({...YOUNG, color: 'red'} as Partial<TableView>);
      const test = await setUpViews({views, view: 'young'});
      await test.press('Age');
      await test.choose('Save');
      expect(test.shown).to.equal('Views Young people');
      expect(test.announcement).to.equal('Saved.');
      expect(views.changes).to.have.length(1);
      const [view] = views.list;
      expect(view).to.deep.equal({
        id: 'young',
        name: 'Young people',
        color: 'red',
        version: 1,
        query: {pageSize: 5, search: 'person 1', sort: {field: 'age', direction: 'asc'}},
        columnState: null,
        openGroups: undefined,
        density: 'default',
        fields: ['name', 'age', 'note'],
      });
      expect(JSON.parse(JSON.stringify(view))).to.include({id: 'young'});
    });

    it('save another view by its name, with the keyboard', async () => {
      const views = new FakeViews(YOUNG);
      const test = await setUpViews({views, search: 'person 2'});
      const events = recordEvents(test.table, 'lc-view-change', 'lc-query-change');
      test.viewsButton.focus();
      await press('ArrowUp');
      await until(() => test.focused?.textContent.trim() === 'Copy link');
      await press('ArrowUp');
      await press('Enter');
      await test.answer(' Twenties ');
      expect(test.shown).to.equal('Views Twenties');
      expect(test.focused === test.viewsButton).to.equal(true);
      expect(events).to.deep.equal(['lc-view-change']);
      expect(views.list.map(({name}) => name)).to.deep.equal(['Young people', 'Twenties']);
      expect(test.table.view).to.equal(views.list[1]!.id);
      expect(views.list[1]!.id).to.match(/^[a-z0-9]{12}$/);
    });

    it('need a name', async () => {
      const views = new FakeViews();
      const test = await setUpViews({views});
      await test.choose('Save as…');
      await until(() => test.focused === test.nameField);
      await press('Space');
      await press('Enter');
      expect(test.nameField !== null).to.equal(true);
      await press('Escape');
      expect(test.nameField === null).to.equal(true);
      expect(test.focused === test.viewsButton).to.equal(true);
      expect(views.changes).to.deep.equal([]);
    });

    it('share a view if users may', async () => {
      const views = Object.assign(new FakeViews(), {canShare: true});
      const test = await setUpViews({views});
      await test.choose('Save as…');
      await until(() => test.nameField !== null);
      test.part('view-form')!.querySelector<HTMLInputElement>('[type="checkbox"]')!.click();
      test.nameField!.focus();
      await test.answer('Team');
      expect(views.list[0]).to.include({name: 'Team', shared: true});
    });

    it('rename a view, with the pointer', async () => {
      const views = new FakeViews(YOUNG);
      const test = await setUpViews({views, view: 'young'});
      await clickOn(test.viewsButton);
      await until(() => test.isOpen);
      await clickOn(test.items.find(item => item.textContent.trim() === 'Rename…')!);
      await until(() => test.focused !== null && test.focused === test.nameField);
      expect(test.nameField!.value).to.equal('Young people');
      await test.answer('Youth');
      expect(test.shown).to.equal('Views Youth');
      expect(views.list[0]).to.deep.equal({...YOUNG, name: 'Youth'});
    });

    it('make a view the default, and no longer', async () => {
      const views = new FakeViews(YOUNG, OLD);
      const test = await setUpViews({views, view: 'old'});
      await test.choose('Show first');
      expect(views.changes).to.deep.equal([{type: 'default', id: 'old'}]);
      await test.open();
      expect(test.itemTexts).to.include('✓ Show first');
      await press('Escape');
      await test.choose('Show first');
      expect(views.changes[1]).to.deep.equal({type: 'default', id: null});
      expect(views.list.map(({isDefault}) => isDefault)).to.deep.equal([undefined, false]);
    });

    it('remove a view, but not what the table shows, which the user can undo', async () => {
      const views = new FakeViews(YOUNG);
      const test = await setUpViews({views, view: 'young'});
      await test.press('Age');
      await test.choose('Remove');
      expect(test.shown).to.equal('Views');
      expect(test.table.view).to.equal(null);
      expect(test.table.query.search).to.equal('person 1');
      expect(test.note).to.equal('"Young people" is removed.');
      expect(views.list).to.deep.equal([]);
      await test.pressNote();
      expect(test.shown).to.equal('Views Young people changed');
      expect(views.list).to.deep.equal([YOUNG]);
    });
  });

  describe('the app', () => {
    it('shows a view without events', async () => {
      const test = await setUpViews({views: new FakeViews(YOUNG)});
      const events = recordEvents(test.table, 'lc-view-change', 'lc-query-change');
      test.table.view = 'young';
      await test.table.settled;
      expect(test.info).to.equal('1 - 5 out of 11 entries');
      test.table.view = null;
      await test.table.settled;
      expect(test.info).to.equal('1 - 10 out of 42 entries');
      expect(events).to.deep.equal([]);
    });

    it('shows the query that it sets with a view, as on Back in an address', async () => {
      const test = await setUpViews({views: new FakeViews(YOUNG)});
      test.table.view = 'young';
      test.table.query = {...test.table.query, search: 'person 2', page: 2};
      await test.table.settled;
      expect(test.shown).to.equal('Views Young people changed');
      expect([test.table.query.search, test.table.query.page]).to.deep.equal(['person 2', 2]);
      test.table.query = {...test.table.query, search: 'person 3', page: 1};
      test.table.view = null;
      await test.table.settled;
      expect(test.table.query.search).to.equal('person 3');
      test.table.view = 'young';
      await test.table.settled;
      expect(test.table.query.search).to.equal('person 1');
    });

    it('shows the query with which it opens a view, if that has a search', async () => {
      const query = {page: 2, pageSize: 5, sort: null, search: 'person'};
      const test = await setUpViews({views: new FakeViews(YOUNG), view: 'young', query});
      expect(test.shown).to.equal('Views Young people changed');
      expect(test.table.query).to.deep.equal(query);
    });

    it('says what the standard view shows, if the query is that of an address', async () => {
      const sort = {field: 'age', direction: 'desc'} as const;
      const views = Object.assign(new FakeViews(YOUNG), {standard: {query: {pageSize: 20, sort}}});
      const query = {page: 1, pageSize: 20, sort, search: 'person 2'};
      const test = await setUpViews({views, view: 'young', query});
      expect(test.shown).to.equal('Views Young people changed');
      await test.choose('Standard view');
      expect(test.table.query).to.deep.equal({...query, search: ''});
      expect(test.shown).to.equal('Views');
      await test.choose('Young people');
      expect(test.table.query).to.deep.equal({page: 1, pageSize: 5, sort, search: 'person 1'});
    });

    it('does not count open groups of the address as those of the standard view', async () => {
      const sort = {field: 'age', direction: 'desc'} as const;
      const grouped = new FakeViews({id: 'g', name: 'By note', query: {group: ['note']}});
      const views = Object.assign(grouped, {standard: {query: {pageSize: 20, sort}}});
      const query = {page: 1, pageSize: 20, sort, search: '', group: ['note']};
      const test = await setUpViews({views, view: 'g', query});
      expect(test.shown).to.equal('Views By note');
      test.table.openGroups = 'all';
      await test.table.settled;
      expect(test.shown).to.equal('Views By note');
    });

    it('shows no view of a name that does not exist, with a warning', async () => {
      const test = await setUpViews({views: new FakeViews(YOUNG)});
      const warnings = await recordWarnings(async () => {
        test.table.view = 'x';
        await test.table.settled;
      });
      expect(warnings.join()).to.contain('view is "x", but there is no such view');
      expect(test.shown).to.equal('Views');
    });

    it('shows the default of the user first', async () => {
      const test = await setUpViews({views: new FakeViews(YOUNG, {...OLD, isDefault: true})});
      expect(test.shown).to.equal('Views Old people');
      expect(test.table.view).to.equal('old');
      expect(test.sorted).to.deep.equal({Age: 'descending'});
    });

    it('shows no default if the app wants no view, or has a search', async () => {
      const views = new FakeViews({...YOUNG, isDefault: true});
      expect((await setUpViews({views, view: null})).shown).to.equal('Views');
      expect((await setUpViews({views, search: 'x'})).shown).to.equal('Views');
    });

    it('has other views when it sets them', async () => {
      const test = await setUpViews({views: new FakeViews({...YOUNG, isDefault: true})});
      test.table.views = new FakeViews(OLD);
      await test.table.settled;
      expect(test.shown).to.equal('Views');
      await test.open();
      expect(test.itemTexts.slice(0, 2)).to.deep.equal(['✓ Standard view', 'Old people']);
      await press('Escape');
      await test.choose('Save as…');
      await until(() => test.nameField !== null);
      test.table.views = new FakeViews(YOUNG);
      await test.table.settled;
      expect(test.nameField === null).to.equal(true);
      test.table.views = null;
      await test.table.settled;
      expect(test.part('views') === null).to.equal(true);
    });
  });

  describe('other columns', () => {
    const columns = (...fields: string[]): TableColumn[] =>
      fields.map(field => ({label: field.toUpperCase(), field}));
    const view: Partial<TableView> = {
      name: 'Earlier',
      fields: ['name', 'age', 'note'],
      query: {sort: {field: 'age', direction: 'desc'}},
    };

    it('follow the others if they were added since, and are named once', async () => {
      const test = await setUpViews({
        views: new FakeViews(view),
        columns: columns('city', 'name', 'age', 'note'),
        columnMenu: true,
      });
      await test.choose('Earlier');
      expect(test.table.columnState).to.deep.equal({order: ['name', 'age', 'note', 'city']});
      expect(test.note).to.equal('New columns: CITY.');
      expect(test.announcement).to.equal('Earlier. New columns: CITY.');
      expect(test.shown).to.equal('Views Earlier');
      await test.choose('Standard view');
      await test.choose('Earlier');
      expect(test.note).to.equal('');
    });

    it('no longer sort or filter if they were removed, which is said once', async () => {
      const views = new FakeViews(view);
      const test = await setUpViews({views, view: 'v1', columns: columns('name', 'note')});
      expect(test.note).to.equal('Columns that no longer exist: age.');
      expect(test.announcement).to.equal('Columns that no longer exist: age.');
      expect(test.table.sort).to.equal(null);
      expect(test.shown).to.equal('Views Earlier');
      expect(views.changes).to.deep.equal([]);
    });

    it('are waited for', async () => {
      const test = await setUpViews({views: new FakeViews({...view, isDefault: true}), columns: null});
      test.table.columns = columns('name', 'note');
      await test.table.settled;
      expect(test.note).to.equal('Columns that no longer exist: age.');
    });
  });
});
