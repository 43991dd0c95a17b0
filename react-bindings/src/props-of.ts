/**
 * Properties of an element as optional props of its React component. Editors show the doc comments of the element,
 * because such a mapped type keeps the declarations of its source; one that renames properties (`as`) would not.
 */
export type PropsOf<Element, Name extends keyof Element> = {[Key in Name]?: Element[Key] | undefined};
