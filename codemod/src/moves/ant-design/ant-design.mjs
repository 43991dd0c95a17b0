/** Moves Ant Design 4 to 6: tables to ours, and forms, fields, and overlays to our React components. */
import {MoveReport} from '../../move-report.mjs';
import {moveScript} from '../../script/move-elements.mjs';
import {moveTables} from '../tables/move-tables.mjs';
import {ACTION_RULES} from './action-rules.mjs';
import {CONTROL_RULES} from './control-rules.mjs';
import {FORM_RULES} from './form-rules.mjs';
import {moveMessages} from './message-calls.mjs';
import {ANT_TABLE} from './table.mjs';

/** What the move of tables lists. */
const OF_TABLES = /^Table$|Columns?Type$/;

/** @type {import('../../script/move-elements.mjs').ScriptLibrary} */
const LIBRARY = {
  isOwn: source => /^antd(\/|$)/.test(source),
  elements: {...FORM_RULES, ...CONTROL_RULES, ...ACTION_RULES},
  others: {
    message: 'Write `toast` of `@life-changers/elements/toast`.',
    notification: 'Write `toast` of `@life-changers/elements/toast`, with a `heading`.',
    ConfigProvider: 'It is not needed. Set `lang` of the page, and the tokens of the theme.',
    App: 'It is not needed. Remove it with the last component.',
    Layout: 'Write `PageLayout` with `Navbar`, `Sidebar`, and `PageContent`.',
    Row: 'Write a grid in CSS.',
    Col: 'Write a grid in CSS.',
    Space: 'Write `display: flex` and `gap` in CSS.',
    Flex: 'Write `display: flex` and `gap` in CSS.',
    Grid: 'Write a container query in CSS.',
    Typography: 'Write headings and paragraphs, which have the style of the page.',
    theme: 'Set the tokens of the theme: /guides/theming.',
    Image: 'Write `<img>`.',
    List: 'Write `<ul>`, or `DataTable`.',
    Descriptions: 'Write `<dl>`.',
    Statistic: 'Write a `Card` with the number.',
    Result: 'Write `EmptyState`.',
    QRCode: 'There is no such component. Keep yours.',
    Watermark: 'There is no such component. Keep yours.',
    Carousel: 'There is no carousel.',
    Affix: 'Write `position: sticky` in CSS.',
    Anchor: 'Write links to the headings.',
    Calendar: 'A calendar that is always open is not available.',
  },
  sideEffects: [
    {
      pattern: /^antd\/dist\//,
      advice:
        "Add `import '@life-changers/elements/styles/life-changers.css'`, and remove this with the last component of Ant Design.",
    },
  ],
  after: moveMessages,
};

/**
 * @param {string} source
 * @param {string} path
 * @throws ReadError if the file cannot be parsed.
 */
export function moveAntDesign(source, path) {
  const report = new MoveReport(source);
  if (!/['"]antd['"/]/.test(source)) return report.result(source);
  const tables = moveTables(source, path, ANT_TABLE);
  // What is left has its line in the file as it was.
  const others = moveScript(source, path, LIBRARY);
  for (const {moved} of [tables, others])
    for (const [kind, places] of Object.entries(moved)) report.count(kind, places);
  report.left.push(...tables.left, ...others.left.filter(({what}) => !OF_TABLES.test(what)));
  return report.result(tables.code === source ? others.code : moveScript(tables.code, path, LIBRARY).code);
}
