import type {Warn} from '../core/bad-input.js';

/**
 * Warns that a property needs an import, unless the app has it by the next task: it may stand after that of the element. The
 * build removes the calls from production, with their conditions.
 *
 * @param property The name of the property.
 * @param name The name of the module in the package.
 */
export function warnUnlessImported(
  property: string,
  name: string,
  isImported: () => boolean,
  warn: Warn,
): void {
  setTimeout(() => {
    if (!isImported()) warn(`${property} needs import '@life-changers/elements/${name}'.`);
  });
}
