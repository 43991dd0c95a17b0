import {html, nothing, type ReactiveControllerHost, type TemplateResult} from 'lit';
import {popupEvents} from '../../controllers/popup-events.js';
import {leavePopup} from '../../controllers/popup-focus.js';
import {PopupController, type PopupHideReason} from '../../controllers/popup.controller.js';
import {clampShare, type Color} from '../../core/color/color.js';
import {formatColor} from '../../core/color/format-color.js';
import {parseColor} from '../../core/color/parse-color.js';
import {localeTags} from '../../core/locale-tags.js';
import {rememberLast} from '../../core/remember-last.js';
import {keepFocus, tabLeaves} from '../../dom/focus.js';
import {liveState} from '../../dom/live-state.js';
import {windowOf} from '../../dom/platform.js';
import {lockScroll} from '../../dom/scroll-lock.js';
import {closeIcon, eyeDropperIcon} from '../../icons/icons.js';
import {SHEET} from '../../styles/sheet.styles.js';
import {numberOfKey} from '../slider/slider-keys.js';
import {dragPointer} from '../../dom/drag-pointer.js';
import {colorChip} from './color-chip.js';
import {normalizeSwatches} from './color-swatches.js';
import type {ColorPopupParts} from './color-popup-parts.js';
import {colorPopupStyles} from './color-popup.styles.js';
import {type ColorPart, PopupColor} from './popup-color.js';
import {swatchList} from './swatch-list.js';

type Host = ReactiveControllerHost & HTMLElement;

/** The eye dropper of the browser. */
interface EyeDropper {
  open(): Promise<{readonly sRGBHex: string}>;
}

/** Not all browsers have it. */
interface EyeDropperWindow {
  readonly EyeDropper?: (new () => EyeDropper) | undefined;
}

const PART_TERMS = {
  saturation: 'saturation',
  brightness: 'brightness',
  hue: 'hue',
  opacity: 'opacity',
} as const;

/** How far Shift with an arrow key moves, in percent or degrees. An arrow key alone moves by 1. */
const SHIFT_STEP = 10;

export const styles = colorPopupStyles;

/**
 * The popup of a color field: an area of saturation and brightness, sliders for the hue and the opacity, swatches, and the eye
 * dropper of the browser.
 *
 * The ARIA Authoring Practices have no pattern for two dimensions. So the area is two native range inputs, each a slider with its
 * name and value (practice "Slider"), like the color area of React Aria: screen readers read the dimension that changes, and
 * gestures of touch screen readers change each. It is one tab stop: the arrow keys move in both dimensions, and the focus is on the
 * slider that moved last. The swatches are a radio group (practice "Radio Group").
 */
export class ColorPopup {
  readonly #host: Host;
  readonly #parts: ColorPopupParts;
  readonly #popup: PopupController;
  readonly #color = new PopupColor();
  readonly #readSwatches = rememberLast(({given, alpha}: {given: unknown; alpha: boolean}) =>
    normalizeSwatches(given, alpha, this.#parts.warn),
  );
  #areaStop: 'saturation' | 'brightness' = 'saturation';
  #unlockScroll: (() => void) | undefined;

  constructor(host: Host, parts: ColorPopupParts) {
    const {find} = parts;
    this.#host = host;
    this.#parts = parts;
    this.#popup = new PopupController(host, {
      anchor: () => find('.box'),
      label: () => find('.label'),
      popup: () => find('#popup'),
      onOpen: () => parts.render(),
      onHide: reason => this.#handleHide(reason),
      ...popupEvents(host),
    });
  }

  get isOpen(): boolean {
    return this.#popup.isOpen;
  }

  /** Opens the popup and focuses the area. */
  show(): void {
    if (!this.isOpen) this.#popup.show();
    // A listener of `lc-show` may have closed it.
    if (!this.isOpen) return;
    // The backdrop of a sheet is over the page, but not over its scrollbar.
    if (windowOf(this.#host).matchMedia(SHEET).matches) this.#unlockScroll ??= lockScroll();
    this.#parts.find(`#${this.#areaStop}`)?.focus();
  }

  hide(reason: PopupHideReason): void {
    this.#popup.hide(reason);
  }

  close(): void {
    this.#popup.close();
  }

  /** Tab after the last part closes the popup and moves on from the button. Shift+Tab before the first part returns to it. */
  handleKeydown(event: KeyboardEvent): void {
    const popup = this.#parts.find('#popup')!;
    if (!tabLeaves(popup, popup.querySelectorAll('button, input:not([tabindex="-1"])'), event)) return;
    this.hide('tab');
    if (event.shiftKey && !this.isOpen) event.preventDefault();
  }

  /** Returns the content of the open popup. */
  render(): TemplateResult {
    const {color, contrast, hasAlpha} = this.#parts;
    this.#color.follow(color());
    const words = contrast();
    return html`
      ${this.#renderHead()}${this.#renderArea()}
      <div class="track hues">${this.#renderRange('hue')}</div>
      ${
        hasAlpha()
          ? html`<div class="track opacities">
              ${colorChip(this.#color.opaque)}${this.#renderRange('opacity')}
            </div>`
          : nothing
      }
      ${this.#renderSwatches()} ${words && html`<p part="contrast" class="contrast">${words}</p>`}
      ${this.#renderEyeDropper()}
    `;
  }

  /** Only visible in a sheet, which can cover the field. */
  #renderHead(): TemplateResult {
    const {label, text, localize} = this.#parts;
    return html`<div class="sheet-head">
      <span aria-hidden="true">${label()}</span><span aria-hidden="true" dir="ltr">${text()}</span>
      <button
        part="close"
        class="close"
        type="button"
        aria-label=${localize.term('close')}
        @click=${() => this.hide('toggle')}
      >
        ${closeIcon()}
      </button>
    </div>`;
  }

  #renderArea(): TemplateResult {
    const [, saturation, value] = this.#color.hsv;
    const isVertical = this.#areaStop === 'brightness';
    return html`<div
      part="area"
      class="area"
      role="group"
      aria-label=${this.#parts.localize.term('chooseColor')}
      @mousedown=${keepFocus}
      @pointerdown=${this.#handlePress}
      @keydown=${this.#handleAreaKey}
    >
      ${colorChip(this.#color.pure)}
      <div class="shade"></div>
      ${this.#renderRange('saturation', isVertical)}${this.#renderRange('brightness', !isVertical)}
      <svg class="thumb" aria-hidden="true" focusable="false">
        <circle
          r="9"
          cx=${`${saturation * 100}%`}
          cy=${`${(1 - value) * 100}%`}
          fill=${formatColor(this.#color.opaque, 'hex')}
        />
      </svg>
    </div>`;
  }

  /** @param isSkipped Whether it is not a tab stop. */
  #renderRange(part: ColorPart, isSkipped = false): TemplateResult {
    const isInArea = part === 'saturation' || part === 'brightness';
    return html`<input
      part=${part}
      id=${part}
      type="range"
      max=${part === 'hue' ? 360 : 100}
      tabindex=${isSkipped ? -1 : 0}
      .value=${liveState(String(this.#color.get(part)))}
      aria-label=${this.#parts.localize.term(PART_TERMS[part])}
      aria-orientation=${part === 'brightness' ? 'vertical' : nothing}
      aria-valuetext=${this.#textOf(part)}
      @input=${(event: Event) => this.#handleRange(event, part)}
      @change=${this.#parts.onChange}
      @keydown=${isInArea ? nothing : (event: KeyboardEvent) => this.#handleKey(event, part)}
    />`;
  }

  #textOf(part: ColorPart): string {
    const number = this.#color.get(part);
    if (part === 'hue') return `${number}°`;
    return new Intl.NumberFormat(localeTags(this.#parts.localize.lang), {style: 'percent'}).format(
      number / 100,
    );
  }

  #renderSwatches(): unknown {
    return swatchList({
      name: this.#parts.localize.term('swatches'),
      swatches: this.#readSwatches({given: this.#parts.swatches(), alpha: this.#parts.hasAlpha()}),
      color: this.#color.color,
      host: this.#host,
      onChoose: color => this.#finish(color),
    });
  }

  #renderEyeDropper(): TemplateResult | typeof nothing {
    const Dropper = (windowOf(this.#host) as EyeDropperWindow).EyeDropper;
    if (Dropper === undefined) return nothing;
    return html`<button
      part="eye-dropper"
      class="eye-dropper"
      type="button"
      @click=${() => void this.#pickFromScreen(new Dropper())}
    >
      ${eyeDropperIcon()}<span>${this.#parts.localize.term('pickFromScreen')}</span>
    </button>`;
  }

  /** The arrow keys up and down, and Page Up and Page Down, change the brightness, and the others the saturation. */
  readonly #handleAreaKey = (event: KeyboardEvent): void => {
    const part = /^(ArrowUp|ArrowDown|Page)/.test(event.key) ? 'brightness' : 'saturation';
    if (!this.#handleKey(event, part)) return;
    this.#areaStop = part;
    this.#parts.find(`#${part}`)?.focus();
  };

  /** Returns whether the key changes the number. */
  #handleKey(event: KeyboardEvent, part: ColorPart): boolean {
    const {key, ctrlKey, metaKey, altKey, defaultPrevented} = event;
    const isLong = event.shiftKey && key.startsWith('Arrow');
    const max = part === 'hue' ? 360 : 100;
    const number = numberOfKey(
      {key, ctrlKey, metaKey, altKey, defaultPrevented, shiftKey: event.shiftKey && !isLong},
      this.#color.get(part),
      {min: 0, max, step: isLong ? SHIFT_STEP : 1},
      this.#parts.localize.dir === 'rtl',
    );
    if (number === null) return false;
    event.preventDefault();
    this.#finish(this.#color.set(part, Math.max(0, Math.min(number, max))));
    return true;
  }

  #handleRange(event: Event, part: ColorPart): void {
    event.stopPropagation();
    this.#change(this.#color.set(part, (event.target as HTMLInputElement).valueAsNumber));
  }

  readonly #handlePress = (event: PointerEvent): void => {
    if (!event.isPrimary || event.button !== 0) return;
    const area = event.currentTarget as HTMLElement;
    const before = this.#color.hsv;
    const isMirrored = this.#parts.localize.dir === 'rtl';
    const move = ({clientX, clientY}: PointerEvent): void => {
      const {left, right, bottom, width, height} = area.getBoundingClientRect();
      const saturation = (isMirrored ? right - clientX : clientX - left) / width;
      const [hue] = this.#color.hsv;
      this.#change(
        this.#color.setAll([hue, clampShare(saturation), clampShare((bottom - clientY) / height)]),
      );
    };
    dragPointer(event, {
      move,
      end: isDropped => this.#finish(isDropped ? this.#color.color! : this.#color.setAll(before)),
    });
    this.#parts.find(`#${this.#areaStop}`)?.focus();
    move(event);
  };

  /** A color that the value has already is rendered again, because its hue may have changed. */
  #change(color: Color): void {
    this.#parts.onInput(color);
    this.#host.requestUpdate();
  }

  #finish(color: Color): void {
    this.#change(color);
    this.#parts.onChange();
  }

  /** Users cancel it with Escape. */
  async #pickFromScreen(eyeDropper: EyeDropper): Promise<void> {
    const picked = await eyeDropper.open().catch(() => null);
    const color = parseColor(String(picked?.sRGBHex));
    if (color !== null) this.#finish(color);
  }

  /** Runs before the popup is rendered empty, while it still has the focus. */
  #handleHide(reason: PopupHideReason | null): void {
    this.#unlockScroll?.();
    this.#unlockScroll = undefined;
    leavePopup(this.#parts.find('#popup'), reason, this.#parts.find('.open'));
  }
}
