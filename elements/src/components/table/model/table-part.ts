import {ControlPart} from '../../../base/control-part.js';

/** A part of a table in its form. Of several, such as a selection and edits, the table has the states and the focus of one. */
export abstract class TablePart extends ControlPart {
  protected abstract get isUsed(): boolean;

  override hostUpdated(): void {
    if (this.isUsed) super.hostUpdated();
  }

  override handleEvent(event: Event): void {
    if (this.isUsed) super.handleEvent(event);
  }
}
