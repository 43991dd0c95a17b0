import type {ComponentType} from 'react';
import type {Code} from '../live-code/code.js';

/** Text, or text with a meaning. */
export type Inline =
  | string
  | {readonly code: string}
  /** A key of the keyboard. */
  | {readonly key: string}
  | {readonly kind: 'strong'; readonly text: readonly Inline[]}
  | {readonly kind: 'em'; readonly text: readonly Inline[]}
  | {readonly kind: 'link'; readonly href: string; readonly text: readonly Inline[]};

/** A file of an example: its code, or its component `Live` above its code, or only its component. */
export interface GuideFile {
  readonly name: string;
  readonly code?: Code;
  readonly Live?: ComponentType;
}

/** The keys of an element, each with what it does. */
export interface ElementKeys {
  readonly title: string;
  /** The part of a guide about the element. */
  readonly href: string;
  readonly rows: readonly (readonly (readonly Inline[])[])[];
}

/** A custom property of the theme, with its default. */
export interface Token {
  readonly name: string;
  readonly value: string;
}

/** A piece of a section, in the order of the page. */
export type Block =
  | {readonly type: 'heading'; readonly id: string; readonly text: readonly Inline[]}
  | {readonly type: 'paragraph'; readonly text: readonly Inline[]}
  | {readonly type: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Block[])[]}
  | {
      readonly type: 'table';
      readonly head: readonly (readonly Inline[])[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
    }
  | {readonly type: 'code'; readonly name?: string; readonly code: Code}
  | {readonly type: 'picture'; readonly alt: string; readonly light: string; readonly dark: string}
  | {readonly type: 'note'; readonly blocks: readonly Block[]}
  | {readonly type: 'files'; readonly files: readonly GuideFile[]}
  | {readonly type: 'keys'; readonly elements: readonly ElementKeys[]}
  | {readonly type: 'tokens'; readonly tokens: readonly Token[]};

interface GuideSection {
  /** The anchor. `''` for the text before the first heading. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** A guide: the data that the build makes from its Markdown file (`scripts/site/guides.mjs`). */
export interface Guide {
  readonly title: string;
  readonly lead: readonly Inline[];
  readonly sections: readonly GuideSection[];
}
