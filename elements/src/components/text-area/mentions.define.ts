/**
 * Lets users mention options in text areas with `mentions`: a list opens after a trigger such as @. Import it once, anywhere in
 * the app.
 */
import {MentionController} from './mentions/mention.controller.js';
import {provideMentions} from './mentions/mention-slot.js';

provideMentions((host, warn) => new MentionController(host, warn));
