import type {LocalizeController} from '../../controllers/localize.controller.js';
import type {Color} from '../../core/color/color.js';
import type {Warn} from '../../core/bad-input.js';

/** What the popup of a color field needs from it. */
export interface ColorPopupParts {
  /** Returns a part of the element by its selector. */
  readonly find: (selector: string) => HTMLElement | null;
  readonly localize: LocalizeController;
  /** Renders pending changes of the element. */
  readonly render: () => void;
  /** Returns the label of the field. */
  readonly label: () => string;
  readonly color: () => Color | null;
  /** Returns the value as text. */
  readonly text: () => string;
  readonly hasAlpha: () => boolean;
  /** Returns the swatches of the app, which may be anything. */
  readonly swatches: () => unknown;
  readonly warn: Warn;
  /** Returns the contrast in words, or `''`. */
  readonly contrast: () => string;
  /** Called with each color while the user drags or presses keys. */
  readonly onInput: (color: Color) => void;
  /** Called when the user has finished a change. */
  readonly onChange: () => void;
}
