import type {PinSide} from '../../../../core/table/index.js';
import type {ShownColumn} from './column-arrangement.js';
import {groupsOf} from './column-rows.js';

/** What the rules of a table follow from. */
export interface RulesModel {
  readonly columns: readonly ShownColumn[];
  /** The number of columns before those of the app. */
  readonly leading: number;
  /** The widths of all header cells, in pixels. */
  readonly sizes: readonly number[];
  /** The visible width of the table, in pixels. */
  readonly room: number;
  readonly isRightToLeft: boolean;
  readonly hasMenus: boolean;
}

/** The part of the visible width that pinned columns may cover. */
const MAX_PINNED = 0.7;

/** All rows with one cell for each column. */
const ROW = "tr:is([part~='row'], [part~='header-row'], [part~='foot-row'], .outline-row)";

/** A resizer that nobody uses. */
const AT_REST = ':not(:hover, :active, :focus)';

/**
 * Returns the styles of the columns. Rules by place cost nothing for each cell, and a strict content security policy allows
 * style sheets that a script constructs, but no `style` attributes.
 */
export function columnRules(model: RulesModel): string {
  const {columns, leading, hasMenus} = model;
  const isSized = columns.length > 0 && columns.every(({width}) => width !== null);
  const placed = columns.map((column, index) => [column, leading + index + 1] as const);
  const onScreen = [
    ...placed.flatMap(([column, place]) => [
      ...typeRules(column, place),
      ...menuRules(column, place, hasMenus),
      ...widthRules(column.width, place),
    ]),
    // A drag must not select text.
    ...(hasMenus
      ? ['thead { -webkit-touch-callout: none; -webkit-user-select: none; user-select: none; }']
      : []),
    ...(isSized ? ['table { inline-size: auto; }'] : []),
    ...(groupsOf(columns).length > 0
      ? [
          'thead { inset-block-start: 0; position: sticky; z-index: 2; }',
          '.scroller { scroll-padding-block-start: calc(var(--_pad-block) * 4 + 2.25lh); }',
        ]
      : []),
    // The height of the sticky footers.
    ...(columns.some(({footer}) => footer !== '')
      ? ['.scroller { scroll-padding-block-end: calc(var(--_pad-block) * 2 + 1.25lh); }']
      : []),
    ...pinRules(model),
  ];
  return [
    ...placed.flatMap(([column, place]) => alignRules(column, place)),
    // Printed, all columns share the width of the page, and none is pinned.
    ...(onScreen.length > 0 ? ['@media screen {', ...onScreen, '}'] : []),
  ].join('\n');
}

function typeRules({type}: ShownColumn, place: number): string[] {
  return type === 'date' ? [`${ROW} > :nth-child(${place}) { white-space: nowrap; }`] : [];
}

const headerAt = (place: number) => `thead > ${ROW} > th:nth-child(${place})`;

/** The styles of the headers follow from `data-number`. */
function alignRules({align, isEnd}: ShownColumn, place: number): string[] {
  if (isEnd === null) return [];
  return [
    `${ROW} > :nth-child(${place}) { text-align: ${isEnd ? 'end' : align}; }`,
    ...(align === 'center' ? [`${headerAt(place)} > .sort { justify-content: center; }`] : []),
  ];
}

function menuRules({align}: ShownColumn, place: number, hasMenus: boolean): string[] {
  return align === 'center' && hasMenus ? [`${headerAt(place)} { padding-inline: 2.5rem; }`] : [];
}

/** More important than the width that the app's column sets on its header cell. */
function widthRules(width: number | null, place: number): string[] {
  if (width === null) return [];
  const cut = 'overflow: hidden; text-overflow: ellipsis;';
  return [
    `${ROW} > :nth-child(${place}) { width: ${width}px !important; min-width: ${width}px; max-width: ${width}px; ${cut} }`,
    `${ROW} > :nth-child(${place}) > .sort > :first-child { ${cut} }`,
  ];
}

/** Pinned columns do not stick if they would leave too little room for the others. */
function pinRules(model: RulesModel): string[] {
  const {columns, leading, sizes, room, isRightToLeft} = model;
  const count = (side: PinSide) => columns.filter(({pin}) => pin === side).length;
  // Columns before and after those of the app are sticky, too.
  const starts = count('start') > 0 ? leading + count('start') : 0;
  const firstEnd = leading + columns.length - count('end');
  const [startWidth, endWidth] = [sum(sizes.slice(0, starts)), sum(sizes.slice(firstEnd))];
  if (columns.every(({pin}) => pin === null) || startWidth + endWidth > room * MAX_PINNED) return [];
  const cells = columns.flatMap(({pin}, index) => (pin === null ? [] : [[leading + index, pin] as const]));
  if (starts > 0) cells.unshift(...Array.from({length: leading}, (_, place) => [place, 'start'] as const));
  return [
    ...cells.flatMap(([place, side]) => {
      const cell = `${ROW} > :nth-child(${place + 1})`;
      return [
        stick(cell, side, offsetOf(model, side, place, place + 1)),
        `tbody > ${cell} { background-color: inherit; z-index: 1; }`,
        ...(place === starts - 1 ? edge(cell, 'end', isRightToLeft) : []),
        ...(place === firstEnd ? edge(cell, 'start', isRightToLeft) : []),
      ];
    }),
    ...groupPinRules(model),
    // Pinned cells inherit it, so that nothing shows through them.
    'tbody > tr { background: var(--_ground); }',
    `.scroller { scroll-padding-inline: ${startWidth}px ${endWidth}px; }`,
  ];
}

function groupPinRules(model: RulesModel): string[] {
  const {columns, leading} = model;
  const isBlank = leading > 0;
  const rules = groupsOf(columns).flatMap(({pin, start, span}, index) => {
    const cell = `.group-row > :nth-child(${index + 1 + Number(isBlank)})`;
    return pin === null
      ? []
      : [stick(cell, pin, offsetOf(model, pin, leading + start, leading + start + span))];
  });
  const isStart = columns.some(({pin}) => pin === 'start');
  return isBlank && isStart ? [stick('.group-row > :first-child', 'start', 0), ...rules] : rules;
}

const sum = (sizes: readonly number[]) => sizes.reduce((width, size) => width + size, 0);

/** Returns the width between an edge of the table and the cells from one place to another. */
const offsetOf = ({sizes}: RulesModel, side: PinSide, from: number, to: number) =>
  sum(side === 'start' ? sizes.slice(0, from) : sizes.slice(to));

const stick = (cell: string, side: PinSide, offset: number) =>
  `${cell} { inset-inline-${side}: ${offset}px; position: sticky; z-index: 3; }`;

/** The line and the shadow at the edge of the pinned columns. */
function edge(cell: string, side: PinSide, isRightToLeft: boolean): string[] {
  const direction = (side === 'end') === isRightToLeft ? 'left' : 'right';
  const ground = `linear-gradient(to ${direction}, var(--_pin-shadow), transparent)`;
  return [
    `${cell} { border-inline-${side}: 1px solid var(--_line); }`,
    `${cell}::after { background: ${ground}; content: ''; inline-size: 8px; inset-block: 0 -1px; inset-inline-${OTHER_SIDE[side]}: calc(100% + 1px); pointer-events: none; position: absolute; }`,
    ...(side === 'end' ? [`${cell} > .column-resizer${AT_REST}::after { content: none; }`] : []),
  ];
}

const OTHER_SIDE = {start: 'end', end: 'start'} as const;
