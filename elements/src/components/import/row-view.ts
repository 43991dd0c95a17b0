import {html, type TemplateResult} from 'lit';
import {messageIcon} from '../../icons/icons.js';
import {ROW_NUMBER} from '../../core/table/import/index.js';
import {scalarText, type TableColumn, type TableEdit, type TableRow} from '../../core/table/index.js';
import {CellText} from '../../core/table/cell-text/index.js';
import {localeTags} from '../../core/locale-tags.js';
import {rememberLast} from '../../core/remember-last.js';
import type {ImportSession} from './import-session.js';
import type {ImportTarget} from './import-targets.js';

/** Renders the third step: the rows in a table to edit, with what is wrong with them. */
export class RowView {
  readonly #columnsOf = rememberLast(
    ({
      session,
      targets,
    }: {
      session: ImportSession;
      targets: readonly ImportTarget[];
      version: number;
      lang: string;
    }) => tableColumns(session, targets),
  );

  render(session: ImportSession): TemplateResult {
    const {host, shown, edits, mapping, version, isOnlyErrors} = session;
    const {texts} = host;
    const columns = this.#columnsOf({session, targets: mapping.targets, version, lang: texts.lang});
    const toggle = (event: Event): void =>
      session.showRows((event.target as HTMLElement & {checked: boolean}).checked);
    return html`
      <lc-data-table
        part="table"
        class="rows"
        lang=${texts.lang}
        label=${session.countText}
        grid
        removable
        narrow="stack"
        page-size="20"
        row-key=${ROW_NUMBER}
        .columns=${columns}
        .rows=${shown}
        .edits=${edits}
        @lc-edit=${leaveToImport}
        @lc-edits-change=${(event: CustomEvent<readonly TableEdit[]>) => session.setEdits(event.detail)}
        ><lc-switch
          slot="toolbar"
          label=${texts.term('importOnlyErrors')}
          .checked=${isOnlyErrors}
          @change=${toggle}
        ></lc-switch
      ></lc-data-table>
    `;
  }
}

/** Edits are saved with their rows, by the import. */
function leaveToImport(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

function tableColumns(session: ImportSession, targets: readonly ImportTarget[]): TableColumn[] {
  const {texts} = session.host;
  const withProblems =
    (field: string, shown: (value: unknown) => string) =>
    (value: unknown, row: TableRow): unknown => {
      const messages = session.rows
        ?.problemsOf(row[ROW_NUMBER] as number)
        .filter(problem => problem.field === field && problem.isEdit !== true)
        .map(problem => session.messageOf(problem));
      const text = shown(value);
      if (messages === undefined || messages.length === 0) return text;
      return html`<span class="cell-text">${text}</span>${messages.map(
          message =>
            html`<span part="error" class="cell-error">${messageIcon()}<span>${message}</span></span>`,
        )}`;
    };
  const number: TableColumn = {
    label: texts.term('importRowNumber'),
    field: ROW_NUMBER,
    type: 'number',
    render: withProblems(ROW_NUMBER, plain),
  };
  const columns = targets.map((target): TableColumn => {
    const {field, label, rules, source} = target;
    const {type, edit, filterOptions, width} = source;
    return {
      field,
      label,
      ...(type && {type}),
      ...(width !== undefined && {width}),
      edit,
      filterOptions,
      ...(rules && {rules}),
      render: withProblems(field, textOf(target, texts.lang)),
    };
  });
  return [number, ...columns];
}

const plain = (value: unknown): string =>
  value === null || value === undefined ? '' : scalarText(value as string);

/** Returns what shows the values of a column. A text that is not one of them is shown unchanged. */
function textOf(target: ImportTarget, lang: string): (value: unknown) => string {
  const {type, format} = target;
  if (type === 'text') return plain;
  const cells = new CellText({...target, lang});
  const numbers = type === 'number' ? numberFormat(lang, format) : null;
  return value =>
    numbers !== null && typeof value === 'number' ? numbers.format(value) : cells.write(value);
}

/** Formats of the app may be invalid, which throws. */
function numberFormat(lang: string, format: Intl.NumberFormatOptions | undefined): Intl.NumberFormat {
  const tags = localeTags(lang);
  try {
    return new Intl.NumberFormat(tags, format);
  } catch {
    return new Intl.NumberFormat(tags);
  }
}
