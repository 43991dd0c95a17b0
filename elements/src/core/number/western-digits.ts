/** Writes the digits of all scripts as 0 to 9. */
export function westernDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, digit => String(valueOfDigit(digit)));
}

/** Unicode has the digits 0 to 9 of each script in a row. */
function valueOfDigit(digit: string): number {
  const code = digit.codePointAt(0)!;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
}
