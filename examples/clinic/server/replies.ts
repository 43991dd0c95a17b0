/** What the server answers if it refuses a request. */
import type {Response} from 'express';
import type {Request} from 'express';
import {LANGUAGES, texts, type Language, type Texts} from '../shared/texts.js';

/** A request that the server does not understand. Its message is for developers. */
export class BadRequest extends Error {
  readonly status = 400;
}

/** One of the languages of the app: the first that the request accepts. */
export const languageOf = (request: Request): Language =>
  (request.acceptsLanguages([...LANGUAGES]) || 'en') as Language;

export const textsOf = (request: Request): Texts => texts[languageOf(request)];

export interface Refusal {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Answers what is wrong with which field. `readServerIssues` reads it in the page. */
export function refuse(response: Response, issues: readonly Refusal[], status = 422): void {
  response.status(status).json({issues: issues.map(({path, message}) => ({path, message}))});
}
