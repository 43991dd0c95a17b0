import {html, nothing, type TemplateResult} from 'lit';
import type {DecimalSign, Delimiter, NumericDateOrder} from '../../core/table/import/index.js';
import {messageIcon} from '../../icons/icons.js';
import {dateOrder as dateOrderOf} from '../../core/dates/parse-date-text.js';
import {separators} from '../../core/number/separators.js';
import type {Option} from '../../core/options/option.js';
import type {ImportSession} from './import-session.js';
import {ENCODINGS} from './import-source.js';

/* eslint-disable lit-a11y/no-redundant-role -- WebKit does not expose a list without bullets unless it has a role. */

const DELIMITERS: readonly Delimiter[] = [',', ';', '\t', '|'];
const SIGNS: readonly (readonly [sign: DecimalSign, example: string])[] = [
  ['.', '1,234.56'],
  [',', '1.234,56'],
];
const ORDERS: readonly (readonly [order: NumericDateOrder, example: string])[] = [
  ['dmy', '31.12.2026'],
  ['mdy', '12/31/2026'],
  ['ymd', '2026-12-31'],
];

/** Values of a column that are shown, and their characters. */
const SAMPLES = 3;
const SAMPLE_LENGTH = 40;

const ROWS_FOR_SAMPLES = 100;

interface Choice {
  readonly label: string;
  /** Whether the label is for screen readers only. */
  readonly isHidden?: boolean | undefined;
  readonly options: readonly Option[];
  readonly value: string;
  readonly choose: (value: string) => void;
}

function select({label, isHidden = false, options, value, choose}: Choice): TemplateResult {
  const handleChange = (event: Event): void => choose((event.target as HTMLElement & {value: string}).value);
  return html`<lc-select
    label=${isHidden ? '' : label}
    aria-label=${isHidden ? label : nothing}
    no-unselected-option-text
    .options=${options}
    .value=${value}
    @change=${handleChange}
  ></lc-select>`;
}

/** The second step: what the columns of the file are, and how their values are written. */
export function columnView(session: ImportSession): TemplateResult {
  const {texts} = session.host;
  const {source, mapping, columnMessage} = session;
  const {unmatched, repeated} = mapping;
  const notes = [
    ...repeated.map(header => texts.term('importSameHeader', header)),
    ...(unmatched.length > 0
      ? [
          texts.term(
            'importUnmatched',
            unmatched.map(({label}) => label),
          ),
        ]
      : []),
  ];
  return html`
    ${session.isBusy ? html`<lc-progress class="busy"></lc-progress>` : nothing}
    <div class="settings">${source.format === null ? sheetSelect(session) : textSelects(session)}</div>
    <p part="message" class="message" ?hidden=${columnMessage === ''}>
      <span class="message-text">${messageIcon()}${columnMessage}</span>
    </p>
    ${notes.map(note => html`<p part="note" class="note">${note}</p>`)}
    <div class="columns-head" aria-hidden="true">
      <span>${texts.term('importSource')}</span>
      <span>${texts.term('importTarget')}</span>
      <span>${texts.term('importFormat')}</span>
    </div>
    <ul part="columns" class="columns" role="list" aria-label=${texts.term('importSource')}>
      ${source.header.map((header, index) => columnRow(session, header, index))}
    </ul>
  `;
}

function sheetSelect(session: ImportSession): TemplateResult | typeof nothing {
  const {source, host} = session;
  if (source.sheets.length < 2) return nothing;
  return select({
    label: host.texts.term('importSheet'),
    options: source.sheets.map(({name}, index) => ({text: name, value: String(index)})),
    value: String(source.sheet),
    choose: index => void session.readSheet(Number(index)),
  });
}

function textSelects(session: ImportSession): TemplateResult {
  const {texts} = session.host;
  const {encoding, delimiter} = session.source.format!;
  const encodings = ENCODINGS.includes(encoding) ? ENCODINGS : [encoding, ...ENCODINGS];
  return html`
    ${select({
      label: texts.term('importDelimiter'),
      options: DELIMITERS.map(value => ({value, text: texts.term('importDelimiterName', value)})),
      value: delimiter,
      choose: value => void session.readAs({delimiter: value as Delimiter}),
    })}
    ${select({
      label: texts.term('importEncoding'),
      options: encodings.map(value => ({value, text: value.toUpperCase()})),
      value: encoding,
      choose: value => void session.readAs({encoding: value}),
    })}
  `;
}

function columnRow(session: ImportSession, header: string, index: number): TemplateResult {
  const {mapping, host} = session;
  const name = header.trim() || String(index + 1);
  const ignored = {value: '', text: host.texts.term('importIgnored')};
  const target = mapping.targetAt(index);
  return html`<li part="column" class=${target === undefined ? 'column is-ignored' : 'column'}>
    <div class="source">
      <span class="header"><bdi>${name}</bdi></span>
      <span class="samples"><bdi>${samplesOf(session, index).join(' · ')}</bdi></span>
    </div>
    ${select({
      label: `${name}: ${host.texts.term('importTarget')}`,
      isHidden: true,
      options: [ignored, ...mapping.targets.map(({field, label}) => ({value: field, text: label}))],
      value: target?.field ?? '',
      choose: field => void session.choose(index, field === '' ? null : field),
    })}
    <div class="format">${formatSelects(session, name, index)}</div>
  </li>`;
}

/** Returns the first values of a column of the file. */
function samplesOf({source}: ImportSession, index: number): string[] {
  const samples = new Set<string>();
  for (const row of source.rows.slice(0, ROWS_FOR_SAMPLES)) {
    const text = row[index]?.trim() ?? '';
    if (text !== '') samples.add(text.length > SAMPLE_LENGTH ? `${text.slice(0, SAMPLE_LENGTH)}…` : text);
    if (samples.size === SAMPLES) break;
  }
  return [...samples];
}

/** How the values of a column are written, unless there is only one way. */
function formatSelects(session: ImportSession, name: string, index: number): unknown {
  const {mapping, host, source} = session;
  const {texts} = host;
  if (source.format === null) return nothing;
  const {decimal, dateOrder, isFraction} = mapping.formatAt(index);
  const label = `${name}: ${texts.term('importFormat')}`;
  const chosen = (format: Parameters<typeof mapping.chooseFormat>[1]): void => {
    mapping.chooseFormat(index, format);
    host.changed();
  };
  const selects = [
    decimal &&
      select({
        label,
        isHidden: true,
        options: SIGNS.map(([value, example]) => ({
          value,
          text: `${texts.term('importDecimalSign', value)} (${example})`,
        })),
        // As values are read that do not show theirs.
        value: decimal.value ?? (separators(texts.lang).decimal === ',' ? ',' : '.'),
        choose: value => chosen({decimal: value as DecimalSign}),
      }),
    isFraction &&
      select({
        label,
        isHidden: true,
        options: [
          {value: '', text: '12 = 12 %'},
          {value: 'true', text: '0.12 = 12 %'},
        ],
        value: isFraction.value === true ? 'true' : '',
        choose: value => chosen({isFraction: value === 'true'}),
      }),
    dateOrder &&
      select({
        label,
        isHidden: true,
        options: ORDERS.map(([value, example]) => ({
          value,
          text: `${texts.term('importDateOrder', value)} (${example})`,
        })),
        value: dateOrder.value ?? dateOrderOf(texts.lang),
        choose: value => chosen({dateOrder: value as NumericDateOrder}),
      }),
  ].filter(Boolean);
  const isUnsure = [decimal, dateOrder, isFraction].some(guess => guess?.isAmbiguous);
  return [selects, isUnsure ? html`<span class="unsure">${texts.term('importUnsure')}</span>` : nothing];
}
