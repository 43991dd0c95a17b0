import {render} from 'lit';
import {unreadIssue} from '../../../../core/table/edits/edit-options.js';
import type {Warn} from '../../../../core/bad-input.js';
import type {TableRow} from '../../../../core/table/index.js';
import {cellContent, holdsHost, type CellRenderer} from '../../model/cell-content.js';
import {readControl, type Control, type Editor, type EditorStart} from './cell-editors.js';

const NATIVE = 'input, select, textarea';

/** Where the content of an app is rendered. */
interface RenderedEditorOptions {
  readonly host: HTMLElement;
  readonly row: TableRow;
  readonly renderer: CellRenderer | null;
  readonly warn: Warn;
}

/**
 * Returns what the app renders to edit a cell; null if that fails, or shows nothing. It is in the light DOM, so that the CSS of
 * the app applies and frameworks keep their context.
 */
export function renderedEditor(
  {column, value, label}: EditorStart,
  {host, row, renderer, warn}: RenderedEditorOptions,
): Editor | null {
  const container = document.createElement('div');
  container.slot = 'cell-editor';
  let unmount = (): void => {};
  try {
    const content = cellContent(column.render!(value, row), renderer, warn);
    if (content.kind === 'text' || holdsHost(content.value, host))
      throw new TypeError('It is not an element with a value.');
    if (content.kind === 'foreign') {
      renderer!.mount(content.value, container);
      unmount = () => renderer!.unmount(container);
    } else if (content.kind === 'template') {
      const part = render(content.value, container);
      unmount = () => part.setConnected(false);
    } else container.append(content.value);
  } catch (cause) {
    warn(`renderEditor of "${column.field}" failed; text is typed instead.`, cause);
    return null;
  }
  const element = document.createElement('slot');
  element.name = container.slot;
  host.append(container);
  const control = (): Control | undefined =>
    [...container.querySelectorAll<Control>('*')].find(
      one => one.matches(NATIVE) || (one.localName.includes('-') && 'value' in one),
    );
  const focus = (): boolean => {
    const found = control();
    if (found?.matches(NATIVE) && !found.ariaLabel && found.labels?.length === 0) found.ariaLabel = label;
    found?.focus();
    return found !== undefined;
  };
  // A framework renders later.
  const observer = new MutationObserver(() => focus() && observer.disconnect());
  return {
    element,
    focus: () => void (focus() || observer.observe(container, {childList: true, subtree: true})),
    holds: node => container.contains(node),
    select: () => {},
    read: () => {
      const found = control();
      return found === undefined ? {value} : readControl(found, value, unreadIssue(column.options));
    },
    remove: () => {
      observer.disconnect();
      unmount();
      container.remove();
    },
  };
}
