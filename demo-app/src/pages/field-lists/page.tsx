import type {ExampleProps} from '../../shell/example.js';
import medicines from './examples/medicines.tsx?example';

export {overview} from './overview.js';

export const lead =
  'Rows of fields that users add, remove, and move. Other rows keep their focus and messages.';

export const examples: readonly ExampleProps[] = [
  {
    title: 'Rows in a form',
    about: (
      <>
        In React, <code>useFieldList</code> returns the rows with keys that do not depend on their place. In
        HTML, <code>{'<lc-field-list>'}</code> copies a <code>{'<template>'}</code> for each row, and buttons
        with <code>command=&quot;--insert&quot;</code> and <code>command=&quot;--remove&quot;</code> change
        them without a script.
      </>
    ),
    ...medicines,
  },
];
