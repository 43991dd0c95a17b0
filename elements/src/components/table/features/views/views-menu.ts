import {html} from 'lit';
import type {Translate} from '../../../../controllers/localize.controller.js';
import type {PopupHideReason} from '../../../../controllers/popup.controller.js';
import {randomId} from '../../../../core/random-id.js';
import {isSameQuery} from '../../../../core/table/index.js';
import {
  VIEW_VERSION,
  type TableView,
  type ViewChange,
  type ViewState,
} from '../../../../core/table/views/saved-view.js';
import {isSameState} from '../../../../core/table/views/view-state.js';
import {windowOf} from '../../../../dom/platform.js';
import {checkIcon} from '../../../../icons/icons.js';
import {Menu, type MenuItem, type MenuStart} from '../../view/menu.js';
import type {SavedViews} from './saved-views.js';
import type {ChangedColumns, ShownView, ViewedTable} from './shown-view.js';
import {viewAddress} from './view-address.js';
import {ViewForm} from './view-form.js';
import {viewsMenuStyles} from './views-menu.styles.js';

/** A message beside the button, for all users. */
export interface ViewNote {
  readonly text: string;
  readonly isFailure?: boolean | undefined;
  /** What its button does. */
  readonly button?: {readonly text: string; readonly run: () => void} | undefined;
}

/** The views of a table, as their menu uses them. */
export interface ViewsControl {
  readonly table: ViewedTable;
  readonly shown: ShownView;
  /** The stored views. There are some whenever the menu is open. */
  readonly saved: SavedViews;
  /** The shown view; null for none. */
  readonly view: TableView | null;
  /** The button that opens the menu. */
  readonly button: HTMLElement | null;
  readonly term: Translate;
  /** Call it when the menu opens or closes. */
  setOpen(isOpen: boolean): void;
  /** Shows a message, and announces it. */
  tell(note: ViewNote | null): void;
  /** Announces what has been chosen, also if its rows have to load. */
  announce(text: string, isLoading: boolean): void;
  /** Returns what users should know of columns that are not those of a view, once for each view. */
  columnTexts(view: TableView | null, columns: ChangedColumns): string[];
}

/** The menu of views, with what users do with them. */
export class ViewsMenu {
  readonly #views: ViewsControl;
  readonly #menu: Menu;
  readonly #form: ViewForm;

  constructor(views: ViewsControl) {
    this.#views = views;
    const {table} = views;
    this.#menu = new Menu(table, {
      name: 'views-menu',
      itemName: 'views-item',
      button: () => views.button,
      onHide: () => views.setOpen(false),
    });
    table.addStyles(viewsMenuStyles);
    this.#form = new ViewForm(table, () => views.button);
  }

  get isOpen(): boolean {
    return this.#menu.isOpen;
  }

  show(start: MenuStart = 'first'): void {
    const {saved} = this.#views;
    const own = saved.views.filter(view => !view.shared);
    const shared = saved.views.filter(view => view.shared);
    const items = (views: readonly TableView[]): MenuItem[] =>
      views.map(({id, name}) => this.#choice(id, name));
    const standard = this.#choice(null, this.#views.term('standardView'));
    this.#menu.show(
      this.#views.term('views'),
      [
        [standard, ...items(own)],
        {label: this.#views.term('sharedViews'), items: items(shared)},
        this.#commands(this.#views.view),
      ],
      start,
    );
    this.#views.setOpen(true);
  }

  hide(reason: PopupHideReason): void {
    this.#menu.hide(reason);
  }

  close(): void {
    this.#menu.close();
    this.#form.close();
  }

  #choice(id: string | null, text: string): MenuItem {
    const isChecked = (this.#views.shown.id ?? null) === id;
    return {...checked(isChecked), text, role: 'menuitemradio', run: () => this.#choose(id)};
  }

  /** Only what makes sense now. */
  #commands(view: TableView | null): MenuItem[] {
    const {shown, saved, term} = this.#views;
    const isSaved = saved.storage.save !== undefined;
    const isOwn = view !== null && saved.canChange(view);
    const id = view?.id ?? null;
    return [
      ...(isOwn && shown.isChanged ? [this.#command(term('saveEdits'), () => this.#save(view))] : []),
      ...(isSaved ? [this.#command(term('saveViewAs'), () => this.#saveAs())] : []),
      ...(isOwn ? [this.#command(term('renameView'), () => this.#rename(view))] : []),
      ...(isSaved && view !== null ? [this.#default(view)] : []),
      this.#command(term('copyViewLink'), () => void this.#copy()),
      ...(shown.isChanged ? [this.#command(term('discardEdits'), () => this.#choose(id))] : []),
      ...(isOwn ? [this.#command(term('removeEntry'), () => this.#remove(view))] : []),
    ];
  }

  #command(text: string, run: () => void): MenuItem {
    return {text, icon: html``, run};
  }

  #default({id, isDefault = false}: TableView): MenuItem {
    const run = (): void => this.#change({type: 'default', id: isDefault ? null : id});
    return {...checked(isDefault), text: this.#views.term('defaultView'), role: 'menuitemcheckbox', run};
  }

  /**
   * Shows a view, or null for none, unless a listener cancels the event. What the user has changed can be restored.
   *
   * @param state What to show instead of the state of the view.
   */
  #choose(id: string | null, state?: ViewState): void {
    const views = this.#views;
    const {shown, table, term} = views;
    const isLost = shown.isChanged && (state === undefined || !isSameState(shown.state, state, shown.fields));
    const lost = isLost ? {id: shown.id ?? null, state: shown.state} : null;
    const view = views.saved.find(id);
    if (!shown.property.offer(id, {id, view})) return;
    const before = table.data.query;
    const columns = views.columnTexts(view, shown.show(view, state, true));
    const text = [...(lost === null ? [] : [term('changesDiscarded')]), ...columns].join(' ');
    const restore = lost && {text: term('undoEdit'), run: () => this.#choose(lost.id, lost.state)};
    views.tell(text === '' ? null : {text, button: restore ?? undefined});
    const announced = [view?.name ?? term('standardView'), text].filter(Boolean).join('. ');
    views.announce(announced, !isSameQuery(before, table.data.query));
  }

  /** Returns what the table shows, as a view. */
  #viewOf(view: Pick<TableView, 'id' | 'name'>): TableView {
    const {state, fields} = this.#views.shown;
    return {...view, version: VIEW_VERSION, ...state, fields};
  }

  #change(change: ViewChange): void {
    const {saved, table, term} = this.#views;
    saved.change(change, () => table.announce(term('editsSaved')));
  }

  #save(view: TableView): void {
    this.#views.tell(null);
    this.#views.shown.keep(view.id);
    this.#change({type: 'put', view: this.#viewOf(view)});
  }

  #saveAs(): void {
    const views = this.#views;
    const {canShare} = views.saved.storage;
    this.#form.show({
      label: views.term('saveViewAs'),
      name: '',
      canShare,
      onAnswer: (name, shared) => {
        const id = randomId(12);
        const view = {...this.#viewOf({id, name}), ...(shared && {shared})};
        views.tell(null);
        this.#change({type: 'put', view});
        if (views.shown.property.offer(id, {id, view})) views.shown.keep(id);
        views.table.element.requestUpdate();
      },
    });
  }

  #rename(view: TableView): void {
    const views = this.#views;
    this.#form.show({
      label: views.term('renameView'),
      name: view.name,
      canShare: false,
      onAnswer: name => this.#change({type: 'put', view: {...view, name}}),
    });
  }

  /** The table shows the same as before, but no longer as a view. */
  #remove(view: TableView): void {
    const views = this.#views;
    const {shown, saved} = views;
    const {state} = shown;
    if (!shown.property.offer(null, {id: null, view: null})) return;
    shown.leave();
    saved.change({type: 'remove', id: view.id});
    const run = (): void => {
      this.#change({type: 'put', view});
      views.tell(null);
      this.#choose(view.id, state);
    };
    views.tell({text: views.term('viewRemoved', view.name), button: {text: views.term('undoEdit'), run}});
  }

  async #copy(): Promise<void> {
    const views = this.#views;
    const {element, warn} = views.table;
    const {location, navigator} = windowOf(element);
    const {prefix} = views.saved.storage;
    try {
      const address = viewAddress(location.href, prefix, views.view?.id ?? null, element.query);
      await navigator.clipboard.writeText(address);
      views.tell({text: views.term('copied')});
    } catch (cause) {
      warn('the address was not copied.', cause);
      views.tell({text: views.term('notCopied'), isFailure: true});
    }
  }
}

/** The texts of all items begin at the same place. */
const checked = (isChecked: boolean): Pick<MenuItem, 'isChecked' | 'icon'> => ({
  isChecked,
  icon: isChecked ? checkIcon() : html``,
});
