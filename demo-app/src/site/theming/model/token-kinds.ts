/** Tokens of one kind, by name without `--lc-`. */
export interface TokenKind {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly names: readonly string[];
}

/** The kinds of colors. */
export const COLOR_KINDS: readonly TokenKind[] = [
  {
    id: 'neutrals',
    title: 'Text, surfaces, and borders',
    about: 'What a page is made of before anything can be pressed.',
    names: [
      ...['color-text', 'color-text-muted'],
      ...['color-surface', 'color-surface-raised', 'color-surface-overlay', 'color-surface-sunken'],
      ...['color-border', 'color-border-strong'],
    ],
  },
  {
    id: 'accent',
    title: 'Accent',
    about: 'What can be pressed, and what is selected.',
    names: [
      'color-accent',
      'color-accent-hover',
      'color-accent-text',
      'color-accent-soft',
      'color-on-accent',
    ],
  },
  {
    id: 'status',
    title: 'Status',
    about: 'What is wrong, done, worth a look, or good to know. Themes keep these colors.',
    names: [
      ...['color-danger', 'color-danger-hover', 'color-danger-soft', 'color-on-danger'],
      ...['color-success', 'color-success-soft', 'color-warning', 'color-warning-soft'],
      ...['color-info', 'color-info-soft'],
    ],
  },
  {
    id: 'charts',
    title: 'Charts',
    about:
      'Series and slices, in this order. The first follows the accent. All have a contrast of 3 to 1 on the surfaces.',
    names: [1, 2, 3, 4, 5, 6].map(number => `chart-color-${number}`),
  },
];

/** The kinds of tokens that have the same value in light and dark. */
export const OTHER_KINDS: readonly TokenKind[] = [
  {
    id: 'size',
    title: 'Size and shape',
    about: 'Space inside controls is a multiple of one token, and so are all corners.',
    names: ['space', 'radius', 'control-height', 'control-padding', 'focus-width', 'focus-offset'],
  },
  {
    id: 'type',
    title: 'Type',
    about: 'Elements inherit the font of the page. Only code and keys have their own.',
    names: ['font-size-sm', 'font-size-md', 'font-size-lg', 'line-height', 'font-mono'],
  },
  {
    id: 'motion',
    title: 'Motion and depth',
    about: 'The duration is 0 if users want less motion.',
    names: ['duration', 'easing', 'shadow'],
  },
];
