import {noChange} from 'lit';
import {live} from 'lit/directives/live.js';
import {isOnServer, isServer} from './platform.js';

/**
 * Binds a boolean property that the user changes too, such as `checked`, like `live`. A server would render
 * `checked="false"`, which HTML reads as checked.
 */
export function liveState(isOn: boolean): unknown {
  return isServer && isOnServer && !isOn ? noChange : live(isOn);
}
