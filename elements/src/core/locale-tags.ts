/**
 * The tags to ask `Intl` for: the locale, then English for an engine that does not know it. A text that is not a
 * BCP 47 tag, as `en_US`, counts as English: it comes from the page's `lang`, and a control must not fail for it.
 */
export function localeTags(locale: string): string[] {
  try {
    return [...Intl.getCanonicalLocales(locale), 'en'];
  } catch {
    return ['en'];
  }
}
