/**
 * Returns the tags to pass to `Intl`: the locale, then English for engines that do not know it. Text that is not a BCP 47
 * tag, such as `en_US`, counts as English: it comes from the page's `lang`, which must not break a control.
 */
export function localeTags(locale: string): string[] {
  try {
    return [...Intl.getCanonicalLocales(locale), 'en'];
  } catch {
    return ['en'];
  }
}
