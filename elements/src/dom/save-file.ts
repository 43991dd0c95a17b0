/** Downloads a text as a CSV file. */
export function saveFile(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], {type: 'text/csv;charset=utf-8'}));
  Object.assign(document.createElement('a'), {href: url, download: name}).click();
  // Some browsers read the file later. A closure would hold what calls it until then in a bundle that inlines this function.
  setTimeout(URL.revokeObjectURL, 60_000, url);
}
