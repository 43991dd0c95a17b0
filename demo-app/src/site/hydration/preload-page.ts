/** Starts to load the code of the page that the build has rendered (`scripts/site/render-pages.mjs`): all files at once. */
export function preloadPage(root: HTMLElement): void {
  for (const file of root.dataset['modules']?.match(/\S+/g) ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = `/${file}`;
    document.head.append(link);
  }
}
