import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {property, query} from '../../base/attributes/property.js';
import {MEMBER_CHANGED, PLACE} from '../../base/group-place.js';
import {LcElement} from '../../base/lc-element.js';
import {renderNow, warn} from '../../base/members.js';
import {CurrentPathController} from '../../controllers/current-path.controller.js';
import {randomId} from '../../core/random-id.js';
import {ariaNameOf} from '../../dom/aria-name.js';
import {hasFocusWithin} from '../../dom/focus.js';
import {isServerView, known} from '../../dom/server-view.js';
import {SHOW_PANEL} from '../tab-panel/show-panel.js';
import type {LcTabPanel} from '../tab-panel/tab-panel.js';
import type {LcTab} from '../tab/tab.js';
import {slideLine} from './slide-line.js';
import {PANEL_SLOT, TAB_SLOT} from './slots.js';
import {TabAddressController} from './tab-address.controller.js';
import type {TabChangeDetail, TabChangeReason} from './tab-change.js';
import {indexForKey, nameProblems} from './tab-list.js';
import {TabScrollController} from './tab-scroll.controller.js';
import {followIssues} from './follow-issues.js';
import {tabsStyles} from './tabs.styles.js';

export type {TabChangeDetail, TabChangeReason} from './tab-change.js';

/**
 * Parts of a page that share one place (the tabs pattern of the ARIA Authoring Practices). Put `<lc-tab panel="…">` and
 * `<lc-tab-panel name="…">` elements directly into it. Name the tabs with `aria-label`.
 *
 * If the tabs have an `href`, they are links to pages, in a navigation. Other children, such as the content of the page, are
 * below them.
 *
 * If a control in a hidden panel is invalid when its form is submitted, or a link of an `<lc-error-summary>` leads to it, its
 * panel is shown.
 *
 * @tag lc-tabs
 * @summary Parts of a page that share one place, with a tab for each.
 * @slot - The `<lc-tab>` and `<lc-tab-panel>` elements. Other children are below the panel.
 * @fires {CustomEvent<TabChangeDetail>} lc-tab-change - Sent before another panel is shown. Cancel it to stay, unless the
 *   reason is an issue or the address. Not sent when `active` is set. It does not bubble.
 * @fires {CustomEvent<TabChangeDetail>} lc-after-tab-change - Sent after another panel is shown. It does not bubble.
 * @csspart base - The box around the tabs and the panel.
 * @csspart bar - The box around the list, with the line below or beside it.
 * @csspart list - The list of tabs, which scrolls.
 * @csspart body - The box around the panel.
 * @cssprop --lc-tabs-gap - Space between the tabs and the panel.
 */
export class LcTabs extends LcElement {
  static override styles = tabsStyles;

  /**
   * How the arrow keys show a panel: `'automatic'`: each tab that gets the focus shows its panel; `'manual'`: Enter or Space
   * shows it, for panels that load slowly. Default `'automatic'`. Other values warn and mean the default.
   */
  @property({default: 'automatic'}) activation!: 'automatic' | 'manual';

  /**
   * Where the tabs are: `'top'`, or `'start'`, one below the other beside the panel. Default `'top'`. Other values warn and
   * mean the default.
   */
  @property({default: 'top'}) placement!: 'top' | 'start';

  /**
   * The parameter of the address that holds the name of the panel, such as `'tab'` for `?tab=members`. The panel in the
   * address is shown instead of `active`, and a panel that the user shows replaces it there. The first panel has no
   * parameter. Default `''`: not in the address.
   */
  @property({attribute: 'address-key', default: ''}) addressKey!: string;

  @query('.list') private list!: HTMLElement | null;

  readonly #path = new CurrentPathController(this);
  readonly #scroll: TabScrollController = new TabScrollController(this, {
    list: () => this.list,
    active: () =>
      (this.#isNavigation ? this.#tabs.find(tab => tab.matches(':state(active)')) : this.#current) ?? null,
  });
  readonly #address: TabAddressController = new TabAddressController(
    this,
    name => void this.#go(this.#find(name), 'address'),
  );
  #tabs: readonly LcTab[] = [];
  #panels: readonly LcTabPanel[] = [];
  #current: LcTab | null = null;
  /** What the app has set, which is all that a server knows. */
  #given = '';
  /** The panel to show as soon as its tab exists. */
  #wanted = '';
  /** The tab that has the focus, also if it was removed with the focus in it. */
  #focused: LcTab | null = null;

  constructor() {
    super();
    followIssues(this, control => {
      const panel = this.#panels.find(one => one.contains(control));
      if (panel !== undefined) this.#go(this.#find(nameOf(panel)), 'issue');
    });
  }

  /**
   * The name of the panel that is shown. Default: that of the first tab that is not disabled. If no tab has this name, it
   * warns, and the panel is shown once it has a tab.
   */
  @property()
  get active(): string {
    return isServerView ? this.#given : (this.#current?.panel ?? this.#wanted);
  }
  set active(active: string | null | undefined) {
    this.#given = active ?? '';
    this.#wanted = this.#given;
    if (this.#wanted !== '') this.#refresh();
  }

  /**
   * The path of the current page from the app's router, for tabs with `href`. If null, the path of an element around the tabs
   * is used, or else the document's URL. Default null.
   */
  @property()
  get current(): string | null {
    return this.#path.own;
  }
  set current(current: string | null | undefined) {
    this.#path.own = current;
  }

  /** Shows a panel. Returns whether it is shown. */
  show(name: string): boolean {
    const tab = this.#find(name);
    if (tab === undefined) this[warn](`show() needs the name of a panel with a tab, not "${name}".`);
    return this.#go(tab, 'api');
  }

  /** Focuses the active tab, or the first one if that is disabled. */
  override focus(options?: FocusOptions): void {
    this.#stop?.focus(options);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#refresh();
  }

  /** @internal */
  [MEMBER_CHANGED](changed: HTMLElement): void {
    this.#refresh();
    // A tab that is moved among the others loses the focus.
    if (changed === this.#focused) this.#keepFocus(changed);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    // While it hydrates, it does not know its children.
    if (this.#tabs.length === 0 || changed.has('addressKey')) this.#refresh();
    this.#warnOfChoice('activation', ['automatic', 'manual']);
    this.#warnOfChoice('placement', ['top', 'start']);
  }

  protected override render(): TemplateResult {
    const isNavigation = this.#isNavigation;
    const role = isServerView ? nothing : isNavigation ? 'navigation' : 'tablist';
    const slots = this.#panelSlots;
    const active = PANEL_SLOT + this.active;
    // Before the tabs have their names too, the first panel stays.
    const isKnown = slots.includes(active) || (!isServerView && this.active !== '');
    const shown = isKnown ? active : slots[0];
    return html`
      <div part="base" class=${this.#isVertical ? 'start' : nothing}>
        <div part="bar" class="bar">
          <div
            part="list"
            class="list"
            role=${role}
            aria-label=${ariaNameOf(this) || nothing}
            aria-orientation=${this.#isVertical && !isNavigation ? 'vertical' : nothing}
            @click=${this.#handleClick}
            @keydown=${this.#handleKey}
            @focusin=${this.#handleFocus}
            @focusout=${this.#handleBlur}
            @scroll=${this.#scroll.showEdges}
          >
            <slot name=${TAB_SLOT} @slotchange=${this.#handleSlotChange}></slot>
          </div>
        </div>
        <div part="body" class="body">
          ${slots.map(
            slot =>
              html`<slot
                name=${slot}
                ?hidden=${slot !== shown}
                @slotchange=${this.#handleSlotChange}
              ></slot>`,
          )}
          <slot @slotchange=${this.#handleSlotChange}></slot>
        </div>
      </div>
    `;
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    if (this.#focused?.isConnected === false) {
      this.#focused = null;
      this.#keepFocus(this);
    }
    this.#warnOfNames();
  }

  get #isVertical(): boolean {
    return this.placement === 'start';
  }

  get #isNavigation(): boolean {
    return !isServerView && this.#tabs.some(tab => tab.href ?? tab.getAttribute('href'));
  }

  /** The slots of the panels, without repetitions. While it hydrates, those that the server has rendered. */
  get #panelSlots(): string[] {
    if (!isServerView) return [...new Set(this.#panels.map(panel => PANEL_SLOT + nameOf(panel)))];
    const rendered = [...(this.shadowRoot?.querySelectorAll('slot') ?? [])].map(({name}) => name);
    const names = [...(known.slots ?? rendered)].filter(name => name.startsWith(PANEL_SLOT));
    return names.length > 0 || !this.active ? names : [PANEL_SLOT + this.active];
  }

  readonly #handleClick = (event: Event): void => {
    const tab = this.#tabIn(event);
    if (tab !== undefined && !tab.disabled && !tab.href) this.#go(tab, 'tab');
  };

  readonly #handleKey = (event: KeyboardEvent): void => {
    const focused = this.#tabIn(event);
    if (focused === undefined || this.#isNavigation) return;
    const tabs = this.#freeTabs;
    const isMirrored = this.matches(':dir(rtl)');
    const next =
      tabs[
        indexForKey(event, {
          index: tabs.indexOf(focused),
          count: tabs.length,
          isVertical: this.#isVertical,
          isMirrored,
        })
      ];
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
    if (this.activation !== 'manual') this.#go(next, 'tab');
  };

  readonly #handleFocus = (event: Event): void => {
    this.#focused = this.#tabIn(event) ?? null;
  };

  /** Some browsers send it for a tab that is removed, which then is still on the page. */
  readonly #handleBlur = (): void => {
    queueMicrotask(() => {
      if (this.#focused?.isConnected && !hasFocusWithin(this.#focused)) this.#focused = null;
    });
  };

  readonly #handleSlotChange = (): void => {
    this.#refresh();
    if (this.#tabs.length === 0) this[warn]('it needs <lc-tab> elements inside.');
  };

  /** Removing or moving the focused tab must not move the focus to the start of the page. */
  #keepFocus(target: HTMLElement): void {
    if (!hasFocusWithin(this.ownerDocument.documentElement)) target.focus({preventScroll: true});
  }

  /** Those that are not disabled. */
  get #freeTabs(): readonly LcTab[] {
    return this.#tabs.filter(tab => !(tab.disabled ?? tab.hasAttribute('disabled')));
  }

  /** The tab that Tab reaches. */
  get #stop(): LcTab | undefined {
    const free = this.#freeTabs;
    return free.find(tab => tab === this.#current) ?? free[0];
  }

  #tabIn(event: Event): LcTab | undefined {
    const path = event.composedPath();
    return this.#tabs.find(tab => path.includes(tab));
  }

  #find(name: string): LcTab | undefined {
    return this.#tabs.find(tab => panelOf(tab) === name);
  }

  /** Shows the panel of a tab. */
  #go(tab: LcTab | undefined, reason: TabChangeReason): boolean {
    if (tab === undefined || panelOf(tab) === this.active) return false;
    const detail = {from: this.active, to: panelOf(tab), reason};
    const isFree = reason === 'tab' || reason === 'api';
    const event = new CustomEvent<TabChangeDetail>('lc-tab-change', {cancelable: isFree, detail});
    if (!this.dispatchEvent(event) && isFree) return false;
    const previous = this.#current;
    this.#wanted = detail.to;
    this.#refresh();
    // A field in the panel may get the focus now.
    this[renderNow]();
    if (previous !== null) void slideLine(previous, tab);
    if (reason !== 'address') this.#address.write(detail.to);
    this.dispatchEvent(new CustomEvent<TabChangeDetail>('lc-after-tab-change', {detail}));
    return true;
  }

  /** Reads the children, and shows the current panel. A tab that is gone is followed by the one in its place. */
  #refresh(): void {
    if (isServerView) return;
    const previous = this.#current;
    const index = Math.max(0, previous === null ? 0 : this.#tabs.indexOf(previous));
    const children = [...this.children];
    this.#tabs = children.filter((child): child is LcTab => child.localName === 'lc-tab');
    this.#panels = children.filter((child): child is LcTabPanel => child.localName === 'lc-tab-panel');
    for (const tab of this.#tabs) setAttribute(tab, 'slot', TAB_SLOT);
    for (const panel of this.#panels) setAttribute(panel, 'slot', PANEL_SLOT + nameOf(panel));
    const free = this.#freeTabs;
    if (this.#tabs.length > 0) {
      const first = this.#find(this.#wanted) ?? free[0];
      this.#wanted = this.#address.read(first === undefined ? '' : panelOf(first)) ?? this.#wanted;
    }
    const wanted = this.#wanted === '' ? undefined : this.#find(this.#wanted);
    if (wanted !== undefined) {
      this.#current = wanted;
      this.#wanted = '';
    } else if (previous === null || !this.#tabs.includes(previous))
      this.#current = this.#tabs.slice(index).find(tab => free.includes(tab)) ?? free.at(-1) ?? null;
    this.#connect(previous);
    this.requestUpdate();
  }

  /** Tells tabs and panels which is whose. */
  #connect(previous: LcTab | null): void {
    const isNavigation = this.#isNavigation;
    const hidden = previous === this.#current ? undefined : this.#panelFor(previous);
    if (hidden !== undefined && hasFocusWithin(hidden)) this.focus({preventScroll: true});
    const stop = this.#stop;
    for (const tab of this.#tabs) {
      const panel = this.#panelFor(tab);
      const isActive = tab === this.#current;
      // A tab that is not defined yet will ask.
      if (PLACE in tab && !isNavigation)
        tab[PLACE].set({isActive, isStop: tab === stop, panel: panel ?? null});
      if (panel === undefined || isNavigation || tab !== this.#find(panelOf(tab))) continue;
      tab.id ||= `tab-${randomId()}`;
      setAttribute(panel, 'role', 'tabpanel');
      setAttribute(panel, 'aria-labelledby', tab.id);
      setAttribute(panel, 'tabindex', '0');
      if (isActive) panel[SHOW_PANEL]?.();
    }
  }

  #panelFor(tab: LcTab | null): LcTabPanel | undefined {
    return tab === null ? undefined : this.#panels.find(panel => nameOf(panel) === panelOf(tab));
  }

  #warnOfChoice(name: 'activation' | 'placement', choices: readonly string[]): void {
    if (!choices.includes(this[name]))
      this[warn](`${name} must be '${choices.join("' or '")}', not "${this[name]}".`);
  }

  #warnOfNames(): void {
    // The parser may not have reached all of them yet.
    if (this.#tabs.length === 0 || this.#isNavigation || this.ownerDocument.readyState === 'loading') return;
    for (const message of nameProblems(this.#tabs.map(panelOf), this.#panels.map(nameOf)))
      this[warn](message);
    if (this.#wanted !== '')
      this[warn](`active must be the name of a panel with a tab, not "${this.#wanted}".`);
  }
}

// Tabs and panels that are not defined yet have no properties.

/** The name of a panel. Until a framework has set it, it is in the slot that a server has written. */
const nameOf = (panel: LcTabPanel): string =>
  (panel.name ?? panel.getAttribute('name')) || panel.slot.slice(PANEL_SLOT.length);
const panelOf = (tab: LcTab): string => tab.panel ?? tab.getAttribute('panel') ?? '';

function setAttribute(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
