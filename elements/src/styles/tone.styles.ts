import {css} from 'lit';
import * as token from './token.js';

/**
 * The colors of an element with one of the tones as its class: of the text, of a soft background, of a filled one if
 * that is not the color of the text, and on a filled one.
 */
export const toneStyles = css`
  .neutral {
    --_tone: ${token.colorTextMuted};
    --_tone-soft: ${token.colorHover};
    --_on-tone: ${token.colorSurfaceRaised};
  }

  .accent {
    --_tone: ${token.colorAccentText};
    --_tone-fill: ${token.colorAccent};
    --_tone-soft: ${token.colorAccentSoft};
    --_on-tone: ${token.colorOnAccent};
  }

  .success {
    --_tone: ${token.colorSuccess};
    --_tone-soft: ${token.colorSuccessSoft};
    --_on-tone: ${token.colorSurfaceRaised};
  }

  .warning {
    --_tone: ${token.colorWarning};
    --_tone-soft: ${token.colorWarningSoft};
    --_on-tone: ${token.colorSurfaceRaised};
  }

  .danger {
    --_tone: ${token.colorDanger};
    --_tone-soft: ${token.colorDangerSoft};
    --_on-tone: ${token.colorOnDanger};
  }
`;
