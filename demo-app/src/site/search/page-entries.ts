import {API_GROUP, GUIDE_GROUP, reactName, type SiteRoute} from '../site.js';
import type {SearchEntry} from './search-entries.js';

/** Other words that people use for what a page shows, by path. */
const SYNONYMS: Readonly<Record<string, string>> = {
  '/components': 'gallery all overview list catalog elements widgets examples demos',
  '/blocks/settings': 'template screen preferences account profile team billing danger zone save discard',
  '/blocks/list': 'template screen crud master detail context menu right click drawer customers',
  '/blocks/dashboard': 'template screen admin analytics metrics statistics kpi figures report overview',
  '/blocks/sign-in': 'template screen login log in sign up register account authentication password forgot',
  '/blocks/invoice': 'template screen bill line items totals vat tax rows billing repeater',
  '/blocks/team': 'template screen members users roles invitations invite permissions access people',
  '/blocks/master-detail': 'template screen split view list inbox orders two columns sidebar detail pane',
  '/blocks/customer-import': 'template screen csv excel xlsx spreadsheet upload rows migrate bulk',
  '/blocks/notification-center': 'template screen inbox bell alerts messages unread settings email digest',
  '/blocks/audit-log': 'template screen history activity events security compliance trail csv',
  '/blocks/support-chat': 'template screen chat messages conversation help desk live support',
  '/blocks/file-manager': 'template screen files folders documents drive storage upload rename delete',
  '/blocks/calendar-list': 'template screen agenda schedule events appointments month day list',
  '/blocks/error-pages': 'template screen 404 403 500 not found forbidden crash blank first use onboarding',
  '/blocks/sign-up': 'template screen register otp one-time code verify email verification passwordless',
  '/blocks/reset-password':
    'template screen forgot forgotten password change password strength account recovery',
  '/blocks/profile': 'template screen avatar photo upload public profile bio documents account user',
  '/blocks/customer-wizard': 'template screen stepper multi-step form steps review draft customer onboarding',
  '/blocks/checkout': 'template screen cart basket shop payment card order summary address ecommerce pay',
  '/blocks/pricing': 'template screen plans subscription tiers billing monthly yearly faq comparison upgrade',
  '/blocks/onboarding': 'template screen first steps checklist getting started setup welcome tasks progress',
  '/blocks/api-keys': 'template screen tokens secrets access developer credentials revoke copy create',
  '/navigation-layout': 'header nav menu drawer app bar shell layout',
  '/breadcrumbs': 'path trail',
  '/tabs': 'tablist tab bar panels segmented views sections',
  '/accordions': 'collapse collapsible disclosure details summary expand faq expansion panel',
  '/menus': 'dropdown context menu right click menu button actions submenu kebab action sheet',
  '/tables': 'grid datagrid rows list pagination pager sort csv excel xlsx select filter',
  '/tables/orders': 'grid datagrid crud admin bulk actions url router state',
  '/tables/files': 'tree treegrid folders hierarchy nested rows expand collapse file manager explorer',
  '/tables/log': 'virtual scroll infinite scrolling virtualization lazy loading million rows windowing',
  '/tables/prices': 'grid datagrid editable edit cells inline spreadsheet excel save undo',
  '/trees': 'treeview tree view hierarchy nested folders files explorer outline lazy virtual',
  '/forms': 'validate schema submit errors nested values dependent cross-field',
  '/validation': 'validate rules error messages schema',
  '/text-inputs':
    'textbox text field textfield password reveal email number mask masked format iban credit card pattern',
  '/date-fields': 'birthday birth date of birth bday day month year passport expiry memorable',
  '/time-inputs': 'clock hour minute opening hours appointment schedule timepicker',
  '/number-inputs': 'number field currency money price decimal percent plus minus spinbutton quantity unit',
  '/phone-inputs': 'telephone tel mobile calling code country code e164 international number flag',
  '/text-areas': 'textarea multiline autosize autogrow character count comment message note',
  '/code-inputs': 'otp one-time code pin verification two-factor 2fa sms',
  '/checkbox-groups': 'checkboxes several choices select all list',
  '/tree-selects': 'treeselect cascader hierarchy nested dropdown departments categories',
  '/transfer-lists': 'transfer dual list box picklist shuttle swap order available chosen columns',
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
  '/range-sliders': 'two thumbs dual range slider minimum maximum from to price filter between',
  '/ratings': 'rate stars score review feedback hearts average',
  '/color-inputs': 'color picker colorpicker swatch palette hex rgb hsl oklch contrast eyedropper',
  '/date-time-pickers': 'calendar datepicker datetime time typed month picker quarter week year',
  '/files-upload': 'dropzone drag drop attachment image file input multiple upload progress tus',
  '/buttons': 'icon button link',
  '/tooltips': 'hint title hover help infotip',
  '/popovers': 'popup dropdown bubble flyout callout',
  '/modals': 'dialog popup overlay lightbox command palette',
  '/split-panels': 'splitter split pane resizable panels divider gutter master detail',
  '/drawers': 'sheet side panel offcanvas aside',
  '/toasts': 'notification snackbar alert message',
  '/notification-lists': 'notification center inbox bell unread badge alerts messages feed activity',
  '/tours': 'guided tour onboarding walkthrough product tour coach marks spotlight intro',
  '/loaders': 'progress loading splash',
  '/progress': 'progressbar meter percent circular ring loading loader busy placeholder shimmer ghost',
  '/card-with-permissions': 'authorization roles access',
  '/badges': 'chip pill label status count counter indicator token filter chips',
  '/avatars': 'profile picture photo initials user people team group stack facepile',
  '/cards': 'tile panel box pricing plan article clickable',
  '/callouts': 'alert banner notice message info warning error success admonition inline',
  '/empty-states': 'no data no results blank slate placeholder zero first use',
  '/timelines': 'history activity log events audit feed vertical line dots',
  '/typography': 'heading text font',
  '/guides/installation':
    'install npm pnpm yarn setup get started vite cdn script tag import download package',
  '/guides/first-form': 'tutorial quick start getting started example',
  '/guides/react-components':
    'slot children ref event handler router next react router navigation prefix suffix toolbar',
  '/guides/server-rendering':
    'ssr prerender declarative shadow dom hydrate hydration lit-ssr php rails django laravel first paint',
  '/guides/example-app': 'clinic sample demo app starter template crm sqlite session login full stack',
  '/guides/command-line': 'cli npx terminal lint linter codemod scaffold mcp',
  '/guides/ai-assistants': 'llms.txt llm claude copilot cursor chatgpt agent prompt mcp',
  '/guides/forms':
    'connectForm lc-form schema form validation submit pending server errors error summary rows field array draft autosave dirty touched beforeunload express',
  '/guides/rules-and-schemas':
    'validation validate validator error message superstruct zod valibot arktype standard schema',
  '/guides/forms-with-react':
    'wizard steps dirty beforeunload form action useActionState server action react hook form tanstack formik controlled',
  '/guides/forms-with-angular':
    'reactive forms formControlName formGroup ngModel controlvalueaccessor validators directives angular ssr',
  '/guides/from-excel': 'csv excel import spreadsheet upload xlsx',
  '/guides/groups-and-totals':
    'group by rows aggregate aggregation sum average total subtotal expand collapse',
  '/guides/long-lists':
    'virtual scroll infinite scrolling virtualization windowing lazy loading load more cursor million rows',
  '/guides/tree-rows': 'hierarchy nested children parent treegrid expand collapse lazy loading',
  '/guides/saved-views': 'save views presets bookmarks share link state persist layout localStorage',
  '/guides/editing-tables': 'editable edit cells inline spreadsheet save undo validation',
  '/guides/server-tables':
    'bulk actions url address query parameters csv excel xlsx datagrid data grid pagination sort filter selection feathers rest api fetch backend',
  '/guides/permissions': 'security authorization roles access rbac admin',
  '/guides/theming':
    'theme token tokens css variables custom properties design style styling brand color colors part',
  '/guides/dark-mode': 'theme color scheme light night',
  '/guides/languages': 'i18n l10n localization translation locale arabic hebrew rtl dir lang',
  '/guides/accessibility': 'a11y aria wcag screen reader keyboard keys focus contrast',
  '/guides/conformance':
    'vpat acr openacr wcag section 508 en 301 549 audit compliance conformance report screen reader nvda jaws voiceover',
  '/guides/aria-practices': 'apg aria authoring practices w3c pattern tests',
  '/guides/keyboard-shortcuts': 'keyboard shortcuts keys hotkeys arrow keys escape tab a11y navigation',
  '/guides/content-security-policy': 'csp security trusted types nonce inline style xss headers',
  '/guides/testing': 'vitest jest playwright cypress testing library jsdom test',
  '/guides/native-parity': 'native parity html input difference behavior',
  '/guides/from-react-hook-form':
    'migrate migration moving react-hook-form rhf useForm register resolver useFieldArray',
  '/guides/from-formik': 'migrate migration moving formik yup Field ErrorMessage FieldArray',
  '/guides/from-tanstack-form': 'migrate migration moving tanstack react-form useForm useAppForm validators',
  '/guides/from-react-datepicker': 'migrate migration moving react-datepicker',
  '/guides/from-react-toastify': 'migrate migration moving react-toastify sonner',
  '/guides/from-react-data-table-component': 'migrate migration moving rdt react-data-table-component',
  '/guides/from-material-react-table':
    'migrate migration moving mrt material-react-table mantine-react-table react-table useReactTable useMaterialReactTable mui',
  '/guides/from-mui-x':
    'migrate migration moving mui x data grid datagrid GridColDef date picker LocalizationProvider codemod',
  '/guides/from-ant-design': 'migrate migration moving antd ant design ant-design codemod',
  '/guides/from-prime-react': 'migrate migration moving primereact primefaces prime codemod',
  '/guides/from-shoelace':
    'migrate migration moving shoelace web awesome webawesome sl-button wa-button codemod',
  '/guides/tables-compared':
    'ag-grid aggrid tanstack react-table mui x datagrid data grid vaadin grid rdt comparison versus vs',
  '/guides/not-included': 'missing not supported alternatives roadmap',
  '/guides/changelog': 'changes release notes version history breaking changes what is new upgrade',
  '/guides/contribute': 'contributing commands develop repository clone build npm start npm test',
  '/guides': 'docs documentation help learn manual',
  '/blocks': 'templates screens examples starter copy paste',
  '/tokens': 'design tokens custom properties variables palette color scale swatch figma',
};

/** Returns other words for what a page shows. */
export const otherWordsOf = (path: string): string => SYNONYMS[path] ?? '';

/** A page with so many elements is not about one of them. */
const MANY = 10;

/** A page of the site as an entry of the search. */
export function pageEntry({path, title, summary, group, elements}: SiteRoute): SearchEntry {
  const names = elements.map(element => `${reactName(element)} lc-${element}`);
  return {
    text: title,
    description: summary,
    group: group === GUIDE_GROUP ? GUIDE_GROUP : 'Pages',
    href: path,
    isPage: group !== API_GROUP,
    isBroad: elements.length >= MANY,
    words: [otherWordsOf(path), ...names].join(' '),
  };
}
