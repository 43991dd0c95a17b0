import {cp, rm} from 'node:fs/promises';
import {existsSync} from 'node:fs';

/**
 * Empties the output folder before a build is written, then copies files and folders into it.
 *
 * @param {{clean: string, copies: [from: string, to: string][]}} options sources that do not exist are skipped
 */
export function copyFiles({clean, copies}) {
  return {
    name: 'copy-files',
    async generateBundle() {
      await rm(clean, {recursive: true, force: true});
    },
    async writeBundle() {
      for (const [from, to] of copies) {
        if (existsSync(from)) await cp(from, to, {recursive: true});
      }
    },
  };
}
