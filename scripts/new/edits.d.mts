export function addExport(text: string, line: string): string;
export function addRoute(text: string, array: string, entry: string): string;
export function addTableRow(text: string, heading: string, row: string): string;
