/**
 * The properties of an element as optional props of its React component. Editors show the element's doc comments,
 * because a mapped type keeps the declarations of its source unless it renames properties with `as`.
 */
export type PropsOf<Element, Name extends keyof Element> = {[Key in Name]?: Element[Key] | undefined};
