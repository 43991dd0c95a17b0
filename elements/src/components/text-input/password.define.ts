/**
 * Adds to text fields of type `password` the button that `reveal` shows, and a hint while Caps Lock is on. Import it once,
 * anywhere in the app.
 */
import {PasswordField} from './password-field.js';
import {providePasswordParts} from './password-slot.js';

providePasswordParts(host => new PasswordField(host));
