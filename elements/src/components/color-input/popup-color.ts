import {colorOf, isSameColor, type Color, type Triple} from '../../core/color/color.js';
import {channelsOfHsv, hsvOf} from '../../core/color/hue.js';

/** The numbers of a color that users change one by one: the hue in degrees, and the others in percent. */
export type ColorPart = 'saturation' | 'brightness' | 'hue' | 'opacity';

const BLACK: Color = [0, 0, 0, 255];

/** The color in the popup. It keeps the hue of grays and the saturation of black, which the value of the field does not have. */
export class PopupColor {
  /** Hue in degrees, and saturation and value from 0 to 1. */
  #hsv: Triple = [0, 0, 0];
  /** From 0 to 1. */
  #alpha = 1;
  #color: Color | null = null;

  /** The color, or null until there is one. */
  get color(): Color | null {
    return this.#color;
  }

  get hsv(): Triple {
    return this.#hsv;
  }

  /** The color without alpha. */
  get opaque(): Color {
    return colorOf(channelsOfHsv(this.#hsv));
  }

  /** The hue in full. */
  get pure(): Color {
    return colorOf(channelsOfHsv([this.#hsv[0], 1, 1]));
  }

  /** Returns a number, in degrees or percent. */
  get(part: ColorPart): number {
    const [hue, saturation, value] = this.#hsv;
    const shares = {saturation, brightness: value, opacity: this.#alpha};
    return Math.round(part === 'hue' ? hue : shares[part] * 100);
  }

  /** Follows the color of the field. */
  follow(color: Color | null): void {
    if (isSameColor(color, this.#color)) return;
    const [hue, saturation, value] = hsvOf(color ?? BLACK);
    this.#hsv = [saturation === 0 ? this.#hsv[0] : hue, saturation, value];
    this.#alpha = (color ?? BLACK)[3] / 255;
    this.#color = color;
  }

  /** Changes a number. Returns the new color. */
  set(part: ColorPart, number: number): Color {
    const [hue, saturation, value] = this.#hsv;
    const share = number / 100;
    if (part === 'hue') return this.setAll([number, saturation, value]);
    if (part === 'saturation') return this.setAll([hue, share, value]);
    if (part === 'brightness') return this.setAll([hue, saturation, share]);
    return this.setAll(this.#hsv, share);
  }

  setAll(hsv: Triple, alpha = this.#alpha): Color {
    this.#hsv = hsv;
    this.#alpha = alpha;
    this.#color = colorOf(channelsOfHsv(hsv), alpha);
    return this.#color;
  }
}
