/**
 * Returns the file of a page that the build of the site has rendered (`scripts/site/render-pages.mjs`), in the folder of the
 * site.
 *
 * @param path the path of the page, as in `pages.json`
 */
export function pageFile(path: string): string {
  return `.pages/${path.slice(1).replaceAll('/', '.') || 'home'}.html`;
}
