/** Calls a function while an element looks like on paper, in every engine: only that of Chromium can emulate print. */
export function asPrinted<Result>(element: Element, read: () => Result): Result {
  const media = [...element.shadowRoot!.adoptedStyleSheets, ...element.shadowRoot!.styleSheets].flatMap(
    sheet => mediaOf(sheet.cssRules),
  );
  const before = media.map(({mediaText}) => mediaText);
  for (const list of media) list.mediaText = PRINTED[list.mediaText] ?? list.mediaText;
  try {
    return read();
  } finally {
    for (const [index, list] of media.entries()) list.mediaText = before[index]!;
  }
}

const PRINTED: Readonly<Record<string, string>> = {print: 'all', screen: 'not all'};

function mediaOf(rules: CSSRuleList): MediaList[] {
  return [...rules].flatMap(rule => [
    ...(rule instanceof CSSMediaRule ? [rule.media] : []),
    ...('cssRules' in rule ? mediaOf(rule.cssRules as CSSRuleList) : []),
  ]);
}
