import type {ReactiveElement, TemplateResult} from 'lit';
import {warnUnlessImported} from '../../../base/needed-import.js';
import {updateLocalized} from '../../../controllers/localize.controller.js';
import type {Warn} from '../../../core/bad-input.js';
import {isServerView} from '../../../dom/server-view.js';
import type {Mention, Mentions} from './mentions.js';

/** A text area with mentions. */
export interface MentionHost extends ReactiveElement {
  readonly mentions: Mentions | null | undefined;
  readonly readOnly: boolean;
  readonly value: string;
}

/** The mentions of a text area. */
export interface MentionParts {
  /** The options that the text mentions. */
  readonly mentioned: readonly Mention[];
  /** The popup with the list. */
  render(): TemplateResult;
}

type CreateMentions = (host: MentionHost, warn: Warn) => MentionParts;

/** The module `@life-changers/elements/mentions` fills it, because most text areas have none. */
let create: CreateMentions | null = null;

/** Fills the slot. Text areas that were rendered before update. */
export function provideMentions(given: CreateMentions): void {
  create = given;
  updateLocalized();
}

/** Returns a function that returns the mentions of a text area with `mentions`, or null until something fills the slot. */
export function mentionParts(host: MentionHost, warn: Warn): () => MentionParts | null {
  let parts: MentionParts | null = null;
  return () => {
    if (isServerView || !host.mentions) return null;
    parts ??= create?.(host, warn) ?? null;
    if (parts === null) warnUnlessImported('mentions', 'mentions', () => create !== null, warn);
    return parts;
  };
}
