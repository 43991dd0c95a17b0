/** Returns a function like `compute` that returns its last result again for an object with the same entries. */
export function rememberLast<Input extends object, Output>(
  compute: (input: Input) => Output,
): (input: Input) => Output {
  let last: {readonly input: Input; readonly output: Output} | null = null;
  return input => {
    if (last === null || !hasSameEntries(last.input, input)) last = {input, output: compute(input)};
    return last.output;
  };
}

function hasSameEntries(one: object, other: object): boolean {
  const entries = Object.entries(one);
  const values = other as Readonly<Record<string, unknown>>;
  return (
    entries.length === Object.keys(other).length &&
    entries.every(([name, value]) => name in other && Object.is(value, values[name]))
  );
}
