import type {Column} from './table-columns.js';

/**
 * Gives the header cells the widths of their columns. By script and not as a `style` attribute, which a strict
 * content security policy forbids.
 */
export function applyWidths(
  headerCells: Iterable<HTMLElement>,
  columns: readonly Column[],
  warn: (message: string) => void,
): void {
  [...headerCells].forEach((cell, index) => {
    const width = columns[index]?.width ?? '';
    cell.style.width = width;
    if (width !== '' && cell.style.width === '')
      warn("a column's width must be a CSS length or percentage, or a number of pixels; it is left out.");
  });
}
