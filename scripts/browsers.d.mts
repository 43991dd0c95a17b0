/** An installed browser. `name` is for messages. */
export interface Browser {
  path: string;
  name: string;
  /** The WebDriver of WebKit. */
  driver?: string;
}

export type Browsers = Partial<Record<'chromium' | 'firefox' | 'webkit', Browser>>;

export function findBrowsers(): Browsers;
export function ensureBrowsers(): Browsers;
export function printBrowsers(browsers: Browsers): void;
