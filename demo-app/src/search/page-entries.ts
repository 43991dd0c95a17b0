import {GUIDE_GROUP, reactName, type SiteRoute} from '../shell/site.js';
import type {SearchEntry} from './search-entries.js';

/** Other words that people use for what a demo shows, by path. */
const SYNONYMS: Readonly<Record<string, string>> = {
  '/navigation-layout': 'header nav menu drawer app bar shell layout',
  '/breadcrumbs': 'path trail',
  '/tabs': 'tablist tab bar panels segmented views sections',
  '/accordions': 'collapse collapsible disclosure details summary expand faq expansion panel',
  '/menus': 'dropdown context menu right click menu button actions submenu kebab action sheet',
  '/tables': 'grid datagrid rows list pagination pager sort csv',
  '/tables/orders': 'grid datagrid crud admin select rows bulk actions filter url router state',
  '/trees': 'treeview tree view hierarchy nested folders files explorer outline lazy virtual',
  '/forms': 'validate schema submit errors nested values dependent cross-field',
  '/validation': 'validate rules error messages schema',
  '/text-inputs': 'textbox text field textfield password reveal email number',
  '/date-fields': 'birthday birth date of birth bday day month year passport expiry memorable',
  '/time-inputs': 'clock hour minute opening hours appointment schedule timepicker',
  '/number-inputs': 'currency money price decimal percent stepper spinbutton quantity unit',
  '/text-areas': 'textarea multiline autosize autogrow character count comment message note',
  '/code-inputs': 'otp one-time code pin verification two-factor 2fa sms',
  '/checkbox-groups': 'checkboxes several choices select all list',
  '/multi-selects': 'tags chips tokens multiple choices combobox creatable',
  '/fieldsets': 'group legend section',
  '/error-summaries': 'list of errors summary submit failed',
  '/field-lists': 'repeater rows add remove array dynamic',
  '/steps': 'wizard stepper multi-step pages',
  '/date-range-pickers': 'calendar daterange period from to start end booking presets',
  '/selects': 'dropdown drop-down picker choose options listbox',
  '/datalists': 'autocomplete combobox typeahead suggestions dropdown',
  '/checkboxes': 'tick check',
  '/switches': 'toggle',
  '/radios': 'option group cards',
  '/segmented': 'segmented control button group toggle group tabs radio',
  '/copy-buttons': 'clipboard copy to clipboard',
  '/pagination': 'pager pages next previous paging',
  '/sliders': 'range',
  '/date-time-pickers': 'calendar datepicker datetime time typed',
  '/files-upload': 'dropzone drag drop attachment image file input multiple progress tus',
  '/buttons': 'icon button link',
  '/tooltips': 'hint title hover help infotip',
  '/popovers': 'popup dropdown bubble flyout callout',
  '/modals': 'dialog popup overlay lightbox command palette',
  '/drawers': 'sheet side panel offcanvas aside',
  '/toasts': 'notification snackbar alert message',
  '/loaders': 'progress loading splash',
  '/progress': 'progressbar meter percent circular ring loading loader busy placeholder shimmer ghost',
  '/card-with-permissions': 'authorization roles access',
  '/badges': 'chip pill label status count counter indicator token filter chips',
  '/avatars': 'profile picture photo initials user people team group stack facepile',
  '/cards': 'tile panel box pricing plan article clickable',
  '/callouts': 'alert banner notice message info warning error success admonition inline notification',
  '/empty-states': 'no data no results blank slate placeholder zero first use',
  '/typography': 'heading text font',
};

/** A page of the site as an entry of the search. */
export function pageEntry({path, title, summary, group, elements, words = ''}: SiteRoute): SearchEntry {
  const names = elements.map(element => `${reactName(element)} lc-${element}`);
  return {
    text: title,
    description: summary,
    group: group === GUIDE_GROUP ? GUIDE_GROUP : 'Pages',
    href: path,
    isPage: true,
    words: [words, SYNONYMS[path] ?? '', ...names].join(' '),
  };
}
