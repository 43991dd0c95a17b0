import {LcFieldList} from '@life-changers/elements/field-list';
import type {ReactNode} from 'react';
import {createBinding} from '../binding/create-binding.js';
import type {PropsOf} from '../binding/props-of.js';

/** The props of `FieldList`. */
export interface FieldListProps extends PropsOf<LcFieldList, 'name' | 'min' | 'max'> {
  /** Called when the user adds, removes, or moves a row. */
  onChange?: ((event: Event) => void) | undefined;
  /** The `<template>` of a row, with HTML as its content. */
  children?: ReactNode | undefined;
}

/**
 * A list of rows with the same fields, which are HTML in a `<template>`. For rows that React renders, use
 * `useFieldList`.
 */
export const FieldList = createBinding<LcFieldList, FieldListProps>({
  tag: 'lc-field-list',
  elementClass: LcFieldList,
  events: {onChange: 'change'},
});
