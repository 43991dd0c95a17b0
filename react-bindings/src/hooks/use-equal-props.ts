import {useState} from 'react';

/**
 * Returns some of the props, each the same object as in the last render while it has the same JSON, so that a parent may
 * create it on every render. A value without JSON is returned as it is. A prop that is not given is left out.
 */
export function useEqualProps<Props extends object, Name extends keyof Props>(
  props: Props,
  names: readonly Name[],
): Partial<Pick<Props, Name>> {
  const [last, setLast] = useState<Partial<Pick<Props, Name>>>(props);
  const next: Partial<Pick<Props, Name>> = {};
  for (const name of names)
    if (name in props) next[name] = isEqual(props[name], last[name]) ? last[name] : props[name];
  // React renders again at once, before it renders children.
  if (names.some(name => !Object.is(next[name], last[name]))) setLast(next);
  return next;
}

function isEqual(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object') return Object.is(one, other);
  try {
    return JSON.stringify(one) === JSON.stringify(other);
  } catch {
    return Object.is(one, other);
  }
}
