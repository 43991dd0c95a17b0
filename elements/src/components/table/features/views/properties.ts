import {textOrObject} from '../../../../base/attributes/converters.js';
import type {FeatureDeclaration} from '../../model/feature-declaration.js';
import type {ViewStorage} from './view-storage.js';

/**
 * Views that users save.
 *
 * @fires {CustomEvent<ViewChangeDetail>} lc-view-change - Sent when the user has chosen, added, or removed the shown view. If it is
 *   canceled, the view stays as it was.
 * @csspart views - The button that opens the menu of views, and the message beside it.
 * @csspart views-button - The button that opens the menu of views.
 * @csspart view-mark - The text in the button that says that the table shows something else than the view.
 * @csspart views-menu - The menu of views.
 * @csspart views-item - A view or a command in the menu.
 * @csspart views-item-icon - The icon of such an item.
 * @csspart views-note - The message beside the button.
 * @csspart views-note-button - The button of the message, which undoes or tries again.
 * @csspart view-form - The dialog with the name of a view.
 * @csspart view-name-input - The field with the name of a view.
 */
export interface ViewsProperties {
  /**
   * Lets users save what the table shows as views, and choose them in a menu. A text is a key of `localStorage`. An object has
   * `load` and `save`, or a `key`. A view has the `query` without the page, the `columnState`, the `openGroups`, and the
   * `density`. As an attribute, a key. It needs `import '@life-changers/elements/table-views'`. Keep an object outside of
   * components that render again: another one loads the views again. Invalid values warn, and there are no views.
   */
  views: string | ViewStorage | null | undefined;

  /**
   * The `id` of the shown view; null for none. By default, it is undefined: the table first shows what a copied address says, or
   * else the view that the user has made the default, unless the app has set a `query` with a search, filters, or another page.
   * Setting it shows the view and sends no event. If a `query` is set with it, that is shown, and the view is changed. Views that
   * do not exist warn and show nothing else.
   */
  view: string | null | undefined;
}

export const viewsDeclaration: FeatureDeclaration<ViewsProperties> = {
  name: 'views',
  need: 'views',
  isNeeded: ({views}) => Boolean(views),
  properties: {
    views: {converter: textOrObject, default: null},
    view: {default: undefined},
  },
};
