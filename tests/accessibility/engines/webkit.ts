/** Asks WebKit for computed roles and names over WebDriver. It has no command for the rest of its tree. */
import {keyOf, startWebKit} from '../../../scripts/browsers/webkit.mjs';
import type {Engine} from './engine.js';

/** What is used of Selenium, whose package has no types. */
interface Driver {
  readonly get: (url: string) => Promise<void>;
  readonly executeScript: (script: string, ...values: readonly unknown[]) => Promise<unknown>;
  readonly executeAsyncScript: (script: string) => Promise<unknown>;
  readonly actions: (options: {async: boolean}) => Actions;
  readonly quit: () => Promise<void>;
}

interface Actions {
  readonly sendKeys: (keys: string) => Actions;
  readonly perform: () => Promise<void>;
}

interface Element {
  readonly getAriaRole: () => Promise<string>;
  readonly getAccessibleName: () => Promise<string>;
}

interface Browser {
  readonly path: string;
  readonly driver?: string;
  readonly name: string;
}

const start = startWebKit as unknown as (browser: Browser) => Promise<{driver: Driver; stop: () => void}>;
const keyNamed = keyOf as (name: string) => string;

/** The driver does not wait for promises, only for its own callback. */
const asyncScript = (body: string) => `
  const done = arguments[arguments.length - 1];
  (async () => {${body}})().then(value => done({value}), error => done({error: String(error)}));`;

export async function startWebKitEngine(browser: Browser): Promise<Engine> {
  const {driver, stop} = await start(browser);
  return {
    id: 'webkit',
    name: browser.name,
    reports: new Set(['role', 'name']),
    open: url => driver.get(url),
    run: async body => {
      const result = await driver.executeAsyncScript(asyncScript(body));
      const {value, error} = result as {value?: unknown; error?: string};
      if (error !== undefined) throw new Error(error);
      return value;
    },
    press: key => driver.actions({async: true}).sendKeys(keyNamed(key)).perform(),
    read: async selector => {
      const element = (await driver.executeScript('return findDeep(arguments[0])', selector)) as Element;
      return {role: await element.getAriaRole(), name: await element.getAccessibleName()};
    },
    close: async () => {
      await driver.quit();
      stop();
    },
  };
}
