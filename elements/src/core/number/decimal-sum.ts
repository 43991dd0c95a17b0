import {addDecimals, decimalText, parseDecimal, type Decimal} from './decimal.js';

/** Numbers have at most 17 digits, so that more decimal places need no fast way. */
const MAX_SCALE = 15;
const POWERS = Array.from({length: MAX_SCALE + 1}, (_, scale) => 10 ** scale);

/** The exact sum of numbers as they are written: 0.1 and 0.2 are 0.3. */
export class DecimalSum {
  /** The sum of the numbers that are whole after the multiplication with a power of ten, divided by it. */
  #units = 0;
  #scale = 0;
  /** The rest of the sum, which needs more digits. */
  #rest: Decimal = {units: 0n, scale: 0};

  add(value: number): void {
    const units = this.#unitsOf(value);
    if (units === null) this.#addRest(String(value));
    else if (Number.isSafeInteger(this.#units + units)) this.#units += units;
    else {
      this.#flush();
      this.#units = units;
    }
  }

  addInteger(value: bigint): void {
    this.#addRest(String(value));
  }

  /** The nearest number. */
  get value(): number {
    // Both are exact, so that the quotient is the nearest number.
    if (this.#rest.units === 0n) return this.#units / POWERS[this.#scale]!;
    this.#flush();
    return Number(decimalText(this.#rest));
  }

  /** Returns a number as a whole number of the smallest places; null if that needs too many digits. */
  #unitsOf(value: number): number | null {
    for (let scale = this.#scale; scale <= MAX_SCALE; scale++) {
      const power = POWERS[scale]!;
      const units = Math.round(value * power);
      if (!Number.isSafeInteger(units)) return null;
      if (units / power !== value) continue;
      this.#widen(scale);
      return units;
    }
    return null;
  }

  /** Counts more places. */
  #widen(scale: number): void {
    const units = this.#units * POWERS[scale - this.#scale]!;
    if (Number.isSafeInteger(units)) this.#units = units;
    else this.#flush();
    this.#scale = scale;
  }

  #addRest(text: string): void {
    this.#rest = addDecimals(this.#rest, parseDecimal(text) ?? {units: 0n, scale: 0});
  }

  #flush(): void {
    this.#rest = addDecimals(this.#rest, {units: BigInt(this.#units), scale: this.#scale});
    this.#units = 0;
  }
}
