/** The widths that a stage can have, as class names. */
export const WIDTHS = [
  ['full', 'Full width'],
  ['tablet', '768 px'],
  ['phone', '375 px'],
] as const;

/** How examples are shown. Null is what the site has. */
export interface StageSettings {
  readonly scheme: 'light' | 'dark' | null;
  /** The name of a preset. */
  readonly theme: string | null;
  readonly isRightToLeft: boolean;
  readonly width: (typeof WIDTHS)[number][0];
  /** A BCP 47 tag. */
  readonly language: string | null;
}

export const LIKE_THE_SITE: StageSettings = {
  scheme: null,
  theme: null,
  isRightToLeft: false,
  width: 'full',
  language: null,
};
