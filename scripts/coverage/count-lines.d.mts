export function countLines(
  source: string,
  report: {statementMap: Record<string, {start: {line: number}}>; s: Record<string, number>} | undefined,
): {covered: number; total: number};
export const isTypesOnly: (javaScript: string) => boolean;
