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
  return [
    ...columns.flatMap((column, index) => {
      const place = leading + index + 1;
      return [
        ...typeRules(column, place),
        ...alignRules(column, place, hasMenus),
        ...widthRules(column.width, place),
      ];
    }),
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
    ...pinRules(model),
  ].join('\n');
}

function typeRules({type}: ShownColumn, place: number): string[] {
  return type === 'date' ? [`${ROW} > :nth-child(${place}) { white-space: nowrap; }`] : [];
}

/** The styles of the headers follow from `data-number`. */
function alignRules({align, isEnd}: ShownColumn, place: number, hasMenus: boolean): string[] {
  if (isEnd === null) return [];
  const header = `thead > ${ROW} > th:nth-child(${place})`;
  return [
    `${ROW} > :nth-child(${place}) { text-align: ${isEnd ? 'end' : align}; }`,
    ...(align === 'center' ? [`${header} > .sort { justify-content: center; }`] : []),
    ...(align === 'center' && hasMenus ? [`${header} { padding-inline: 2.5rem; }`] : []),
  ];
}

/** More important than the width that the app's column sets on its header cell. */
function widthRules(width: number | null, place: number): string[] {
  if (width === null) return [];
  const cut = 'overflow: hidden; text-overflow: ellipsis;';
  // Printed, all columns share the width of the page.
  return [
    '@media screen {',
    `${ROW} > :nth-child(${place}) { width: ${width}px !important; min-width: ${width}px; max-width: ${width}px; ${cut} }`,
    `${ROW} > :nth-child(${place}) > .sort > :first-child { ${cut} }`,
    '}',
  ];
}

/** Pinned columns do not stick if they would leave too little room for the others. */
function pinRules({columns, leading, sizes, room, isRightToLeft}: RulesModel): string[] {
  const count = (side: 'start' | 'end') => columns.filter(({pin}) => pin === side).length;
  const starts = count('start') > 0 ? leading + count('start') : 0;
  const ends = count('end');
  const total = leading + columns.length;
  const sum = (from: number, to: number) => sizes.slice(from, to).reduce((width, size) => width + size, 0);
  // Columns after those of the app are sticky, too.
  const [startWidth, endWidth] = [sum(0, starts), sum(total - ends, sizes.length)];
  if (starts + ends === 0 || startWidth + endWidth > room * MAX_PINNED) return [];
  const stick = (cell: string, side: 'start' | 'end', offset: number) =>
    `${cell} { inset-inline-${side}: ${offset}px; position: sticky; z-index: 3; }`;
  const cells = Array.from({length: total}, (_, index) => index).flatMap(index => {
    const cell = `:nth-child(${index + 1})`;
    const side = index < starts ? 'start' : index >= total - ends ? 'end' : null;
    if (side === null) return [];
    const offset = side === 'start' ? sum(0, index) : sum(index + 1, sizes.length);
    return [
      stick(`${ROW} > ${cell}`, side, offset),
      `tbody > ${ROW} > ${cell} { background-color: inherit; z-index: 1; }`,
      ...(index === starts - 1 ? edge(`${ROW} > ${cell}`, 'end', isRightToLeft) : []),
      ...(index === total - ends ? edge(`${ROW} > ${cell}`, 'start', isRightToLeft) : []),
    ];
  });
  const groups = groupsOf(columns).flatMap(({pin, start, span}, index) => {
    const cell = `.group-row > :nth-child(${index + 1 + Math.min(leading, 1)})`;
    if (pin === null) return [];
    const offset = pin === 'start' ? sum(0, leading + start) : sum(leading + start + span, sizes.length);
    return [stick(cell, pin, offset)];
  });
  const blank = leading > 0 && starts > 0 ? [stick('.group-row > :first-child', 'start', 0)] : [];
  return [
    ...cells,
    ...blank,
    ...groups,
    // Pinned cells inherit it, so that nothing shows through them.
    'tbody > tr { background: var(--_ground); }',
    `.scroller { scroll-padding-inline: ${startWidth}px ${endWidth}px; }`,
  ];
}

/** The line and the shadow at the edge of the pinned columns. */
function edge(cell: string, side: 'start' | 'end', isRightToLeft: boolean): string[] {
  const direction = (side === 'end') === isRightToLeft ? 'left' : 'right';
  const ground = `linear-gradient(to ${direction}, var(--_pin-shadow), transparent)`;
  return [
    `${cell} { border-inline-${side}: 1px solid var(--_line); }`,
    `${cell}::after { background: ${ground}; content: ''; inline-size: 8px; inset-block: 0 -1px; inset-inline-${OTHER_SIDE[side]}: calc(100% + 1px); pointer-events: none; position: absolute; }`,
    ...(side === 'end' ? [`${cell} > .column-resizer${AT_REST}::after { content: none; }`] : []),
  ];
}

const OTHER_SIDE = {start: 'end', end: 'start'} as const;
