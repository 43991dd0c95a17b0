/** Returns a number as a reader wants it: three digits at most, unless it is large. */
export function short(number) {
  const digits = Math.abs(number) >= 100 ? 0 : Math.abs(number) >= 10 ? 1 : 2;
  const text = number.toLocaleString('en', {maximumFractionDigits: digits});
  return text === '-0' ? '0' : text;
}
