/** Returns the content of a CSV file. */
export const csvBlob = (csv: string): Blob => new Blob([csv], {type: 'text/csv;charset=utf-8'});

/** Downloads a file. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), {href: url, download: name}).click();
  // Some browsers read the file later. A closure would hold what calls it until then in a bundle that inlines this function.
  setTimeout(URL.revokeObjectURL, 60_000, url);
}
