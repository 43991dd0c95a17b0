import {html, nothing, type TemplateResult} from 'lit';
import {LazyPopup} from '../../../../base/lazy-popup.js';
import {handleMenuButton} from '../../../../controllers/menu-button.js';
import {LazyCode} from '../../../../dom/lazy-code.js';
import {chevronDownIcon} from '../../../../icons/icons.js';
import type {FeatureTable} from '../../model/table-feature.js';
import type * as menuModule from '../../view/menu.js';
import type {MenuStart} from '../../view/menu.js';
import type {RowDownload} from '../../view/row-download.js';

/** What opens the menu. Tables with one format do not need it. */
const menuCode = new LazyCode(() => import('../../view/menu.js'));

/** The menu with the formats of a download. */
export class FormatMenu {
  readonly #table: FeatureTable;
  readonly #download: RowDownload;
  #popup: LazyPopup<typeof menuModule, MenuStart> | null = null;
  #isOpen = false;

  constructor(table: FeatureTable, download: RowDownload) {
    this.#table = table;
    this.#download = download;
    // The app may have set a name for one format.
    table.element.addController({hostUpdated: () => download.offered.length > 1 || this.#popup?.close()});
  }

  /** Returns the button that opens the menu. */
  button(isBusy: boolean): TemplateResult {
    const popup = (this.#popup ??= this.#newPopup());
    const handle = (event: Event): void => {
      if (!isBusy) handleMenuButton(event, popup, start => popup.show(start));
    };
    return html`<button
      part="download-button"
      class="download-button toolbar-button"
      type="button"
      aria-haspopup="menu"
      aria-expanded=${String(this.#isOpen)}
      aria-disabled=${isBusy ? 'true' : nothing}
      @click=${handle}
      @keydown=${handle}
    >
      ${this.#table.localize.term('download')}${chevronDownIcon()}
    </button>`;
  }

  #newPopup(): LazyPopup<typeof menuModule, MenuStart> {
    const {element, root} = this.#table;
    return new LazyPopup(element, menuCode, ({Menu}) => {
      const menu = new Menu(this.#table, {
        name: 'download-menu',
        itemName: 'download-item',
        button: () => root.querySelector<HTMLElement>('.download-button'),
        onHide: () => this.#setOpen(false),
      });
      return {
        get isOpen() {
          return menu.isOpen;
        },
        show: start => this.#show(menu, start),
        hide: reason => menu.hide(reason),
        close: () => menu.close(),
      };
    });
  }

  #show(menu: menuModule.Menu, start: MenuStart = 'first'): void {
    const items = this.#download.offered.map(format => ({
      text: format.name,
      run: () => void this.#download.start(format),
    }));
    menu.show(this.#table.localize.term('download'), [items], start);
    this.#setOpen(true);
  }

  #setOpen(isOpen: boolean): void {
    this.#isOpen = isOpen;
    this.#table.element.requestUpdate();
  }
}
