import type {Warn} from '../core/bad-input.js';

/**
 * Warns that a property needs an import, unless the app has it by the next task: it may stand after that of the element. The
 * build removes the calls from production, with their conditions.
 *
 * @param property The name of the property.
 * @param names The name of the module in the package, or the names of several.
 */
export function warnUnlessImported(
  property: string,
  names: string | readonly string[],
  isImported: () => boolean,
  warn: Warn,
): void {
  setTimeout(() => {
    if (!isImported())
      warn(
        `${property} needs ${[names]
          .flat()
          .map(name => `import '@life-changers/elements/${name}'`)
          .join(' and ')}.`,
      );
  });
}
