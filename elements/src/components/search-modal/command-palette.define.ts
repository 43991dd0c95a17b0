/**
 * Makes a search modal a command palette: it searches its `entries`, opens pages inside, and loads results from a server with
 * `loadResults`. Import it once, anywhere in the app.
 */
import {CommandPaletteController} from './command-palette.controller.js';
import {provideCommandPalette} from './palette-slot.js';

provideCommandPalette((host, parts) => new CommandPaletteController(host, parts));
