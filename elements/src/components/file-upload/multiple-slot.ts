import type {CSSResult, TemplateResult} from 'lit';
import {updateLocalized} from '../../controllers/localize.controller.js';
import type {ControlValue} from '../../base/control-value.js';
import type {LcElement} from '../../base/lc-element.js';
import type {Issue} from '../../core/validation/index.js';
import type {DroppedFiles} from './file-drop.controller.js';
import type {FileProperties, FileValue, UploadValue} from './file-value.js';

/** The reason why a file was rejected, and its name for the message. */
export interface Refusal {
  readonly issue: Issue;
  readonly name: string;
}

/** A file upload, as its list of files sees it. */
export interface FilesHost {
  readonly element: LcElement & FileProperties & {readonly name: string};
  /** What the app or the user gave. It is shared with the value of one file. */
  readonly given: UploadValue;
  readonly isDisabled: () => boolean;
  /** Sets the files, and sends the events of a user. */
  readonly edit: (files: readonly FileValue[]) => void;
  /** Shows why files were rejected, below the drop zone, and announces it after another text. */
  readonly refuse: (refusals: readonly Refusal[], announcedBefore: string) => void;
  readonly announce: (text: string) => void;
  /** Focuses the button for choosing files. */
  readonly focus: () => void;
}

/** The list of files of a file upload. */
export interface MultipleFiles {
  readonly value: ControlValue<readonly FileValue[]>;
  readonly styles: CSSResult;
  /** The text of the button for choosing files. */
  readonly buttonText: string;
  /** The name and the details in the drop zone. */
  readonly boxText: readonly [name: string, details: readonly string[]];
  /** Accepts files in addition to the earlier ones. */
  add(dropped: DroppedFiles): void;
  /** Follows the properties before they render. */
  update(): void;
  renderList(): TemplateResult;
}

type CreateFiles = (host: FilesHost) => MultipleFiles;

/** The module `@life-changers/elements/multiple-files` fills it, because most file uploads have one file. */
let create: CreateFiles | null = null;

/** Fills the slot. Elements that were rendered before show their list. */
export function provideMultipleFiles(given: CreateFiles): void {
  create = given;
  updateLocalized();
}

/** Returns the list of files for a file upload, or null until something fills the slot. */
export function createMultipleFiles(host: FilesHost): MultipleFiles | null {
  return create?.(host) ?? null;
}
