import {NO_SELECTION, runToEnd, Selection, type SlicedWork} from '../../../../core/table/index.js';
import {isServerView} from '../../../../dom/server-view.js';
import {runSliced} from '../../../../dom/time-slicer.js';
import type {FeatureTable} from '../../model/table-feature.js';
import {UserProperty} from '../../model/user-property.js';
import type {SelectionProperties} from './properties.js';

/** A selection of the app that is being read. */
interface Reading {
  readonly work: SlicedWork<Selection | null>;
  readonly abort: AbortController;
}

/**
 * The selection of a table: what the app has set, or what the user has changed since. Few keys are read at once, and many
 * in slices, so that the page stays responsive.
 */
export class HeldSelection {
  readonly #table: FeatureTable<SelectionProperties>;
  readonly #property: UserProperty<HTMLElement & SelectionProperties, 'selected'>;
  #known = new Selection(NO_SELECTION);
  /** The value of the property that was read last. */
  #given: unknown = null;
  /** The latest selection of the user. */
  #changed: Selection | null = null;
  /** What the app has set, which a reset of the form restores. */
  #initial: SelectionProperties['selected'] = null;
  #reading: Reading | null = null;
  #done: Promise<void> = Promise.resolve();

  constructor(table: FeatureTable<SelectionProperties>) {
    this.#table = table;
    this.#property = new UserProperty(table.element, 'selected', 'lc-selection-change');
  }

  /** The selection that was read last. */
  get known(): Selection {
    return this.#known;
  }

  /** The selection. Reads the rest of its keys now. */
  get whole(): Selection {
    const work = this.#stop();
    if (work !== undefined) this.#accept(runToEnd(work));
    return this.#known;
  }

  /** Resolves when the latest selection is read. */
  get done(): Promise<void> {
    return this.#done;
  }

  /** Call this when a property of the table is set. */
  changed(property: PropertyKey): void {
    this.#property.changed(property);
    if (property === 'selected') this.#keepInitial();
  }

  /** Reads what was set since the last call. */
  update(): void {
    const {selected} = this.#table.element;
    if (selected === this.#given) return;
    this.#keepInitial();
    this.#given = selected;
    // A selection of the user may have very many keys, and is valid.
    if (this.#changed === null || selected !== this.#changed.value) return this.#read(selected);
    this.#stop();
    this.#known = this.#changed;
  }

  /** Selects for the user, unless a listener cancels the event. */
  change(selection: Selection): void {
    const before = this.whole;
    this.#changed = selection;
    if (!this.#property.offer(selection.value)) this.#known = before;
  }

  /** Selects what the browser has saved of a form. */
  restore(selected: SelectionProperties['selected']): void {
    this.#property.set(selected);
  }

  /** Selects what the app has set. */
  reset(): void {
    this.#property.set(this.#initial);
  }

  /** A selection of the user or the browser is not what a reset returns to. */
  #keepInitial(): void {
    if (!this.#property.isSetting) this.#initial = this.#table.element.selected;
  }

  /** Reads a selection instead of an earlier one. */
  #read(given: unknown): void {
    this.#stop();
    const abort = new AbortController();
    const work = Selection.read(given);
    const result = isServerView ? runToEnd(work) : runSliced(work, abort.signal);
    if (!(result instanceof Promise)) return this.#accept(result);
    this.#reading = {work, abort};
    this.#done = result.then(
      selection => {
        this.#reading = null;
        this.#accept(selection);
        this.#table.element.requestUpdate();
      },
      (cause: unknown) => {
        if (!abort.signal.aborted) throw cause;
      },
    );
  }

  /** Does not read the rest, and returns the work for it. */
  #stop(): Reading['work'] | undefined {
    const reading = this.#reading;
    reading?.abort.abort();
    this.#reading = null;
    return reading?.work;
  }

  #accept(selection: Selection | null): void {
    if (selection === null)
      this.#table.warn(
        "selected must be {mode: 'keys', keys} or {mode: 'all', query, except}; no row is selected.",
      );
    this.#known = selection ?? new Selection(NO_SELECTION);
  }
}
