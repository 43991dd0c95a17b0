/** What the native control inside an element shows and the element alone knows. */
export interface ControlState {
  readonly isDisabled: boolean;
  /** Whether a message is on show. */
  readonly isInvalid: boolean;
  /** Names the control where no label inside does; empty where one does. */
  readonly ariaLabel: string;
}
