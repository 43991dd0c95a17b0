import type {FormValue} from '../base/control-value.js';

/** Returns the state that a control gives the browser to save while `action` changes its value. */
export function recordKeptState(action: () => void): FormValue {
  const {setFormValue} = ElementInternals.prototype;
  let kept: FormValue = null;
  ElementInternals.prototype.setFormValue = function (value, state = value) {
    kept = state;
    setFormValue.call(this, value, state);
  };
  try {
    action();
  } finally {
    ElementInternals.prototype.setFormValue = setFormValue;
  }
  return kept;
}
