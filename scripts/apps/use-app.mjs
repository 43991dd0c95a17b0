import {inChromium} from './chromium.mjs';
import {startServer} from './server.mjs';

/**
 * Starts the server of an app, and uses the app in Chromium.
 *
 * @param {string} folder
 * @param {(page: import('playwright-core').Page, origin: string) => Promise<void>} use
 * @param {{expectedProblems?: RegExp[], script?: string, variables?: Record<string, string>}} [options] What the console may
 *   say, the script of npm that starts the server, and its further environment variables.
 */
export async function useApp(folder, use, {expectedProblems, script, variables} = {}) {
  const server = await startServer(folder, script, variables);
  try {
    await inChromium(page => use(page, server.origin), expectedProblems);
  } finally {
    await server.close();
  }
}
