/** A browser of this machine; `name` is for people. */
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
