import {html, nothing, type TemplateResult} from 'lit';
import {isSameColor, type Color} from '../../core/color/color.js';
import {liveState} from '../../dom/live-state.js';
import {selectByArrow} from '../../dom/radio-keys.js';
import {colorChip} from './color-chip.js';
import type {ShownSwatch} from './color-swatches.js';

/** The swatches of a popup, and what happens when the user chooses one. */
interface SwatchList {
  /** The name of the group. */
  readonly name: string;
  readonly swatches: readonly ShownSwatch[];
  readonly color: Color | null;
  /** The element whose direction counts. */
  readonly host: Element;
  readonly onChoose: (color: Color) => void;
}

/** The swatches as radio buttons with names (ARIA practice "Radio Group"). Their events do not leave the field. */
export function swatchList({
  name,
  swatches,
  color,
  host,
  onChoose,
}: SwatchList): TemplateResult | typeof nothing {
  if (swatches.length === 0) return nothing;
  const chosen = swatches.findIndex(swatch => isSameColor(swatch.color, color));
  const handleKeydown = (event: KeyboardEvent): void => {
    const group = event.currentTarget as Element;
    selectByArrow(event, host, [...group.querySelectorAll('input')]);
  };
  return html`<div
    part="swatches"
    class="swatches"
    role="radiogroup"
    aria-label=${name}
    @input=${(event: Event) => event.stopPropagation()}
    @keydown=${handleKeydown}
  >
    ${swatches.map(
      (swatch, index) =>
        html`<label part="swatch" class="swatch" title=${swatch.name}
          >${colorChip(swatch.color)}<input
            type="radio"
            aria-label=${swatch.name}
            tabindex=${index === Math.max(chosen, 0) ? 0 : -1}
            .checked=${liveState(index === chosen)}
            name="swatch"
            @change=${() => onChoose(swatch.color)}
        /></label>`,
    )}
  </div>`;
}
