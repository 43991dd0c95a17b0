/**
 * Divides the values of a field among the controls that share it, in order: one for each. A control that has a list of values
 * itself gets all that the controls after it do not need.
 *
 * @param hasList Whether each control has a list of values.
 */
export function divideValues(values: readonly unknown[], hasList: readonly boolean[]): unknown[] {
  let start = 0;
  return hasList.map((isList, index) => {
    if (!isList) return values[start++];
    const end = Math.max(start, values.length - (hasList.length - index - 1));
    const part = values.slice(start, end);
    start = end;
    return part;
  });
}
