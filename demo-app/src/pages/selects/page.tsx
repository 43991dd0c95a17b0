import type {ExampleProps} from '../../shell/example.js';
import children from './examples/children.tsx?example';
import controlled from './examples/controlled.tsx?example';
import details from './examples/details.tsx?example';
import form from './examples/form.tsx?example';
import lateOptions from './examples/late-options.tsx?example';
import rules from './examples/rules.tsx?example';
import searchable from './examples/searchable.tsx?example';
import server from './examples/server.tsx?example';
import states from './examples/states.tsx?example';

export {overview} from './overview.js';

export const lead =
  'Choose one option from a list. It opens the browser’s own list, which works on every phone and with every screen reader.';

export const examples: readonly ExampleProps[] = [
  {
    title: 'Option children',
    about: (
      <>
        Options can be <code>{'<option>'}</code> children, like in plain HTML.
      </>
    ),
    ...children,
  },
  {
    title: 'In a form',
    about: (
      <>
        The first select starts empty and is required. The second has no empty option, so it starts with its
        first option, as in HTML. A disabled option is visible but cannot be chosen.
      </>
    ),
    ...form,
  },
  {
    title: 'Required and optional',
    about: (
      <>
        Both start with an option. The required select rejects the empty option. The optional one accepts it
        and has its own text for it.
      </>
    ),
    ...rules,
  },
  {
    title: 'Searchable',
    about: (
      <>
        With <code>import '@life-changers/elements/select-list'</code>, <code>searchable</code> lets users
        type to find an option. Options in a row with the same <code>group</code> are listed below its name.
        Phones keep their own list, which suits touch better.
      </>
    ),
    ...searchable,
  },
  {
    title: 'Options from a server',
    about: (
      <>
        With <code>import '@life-changers/elements/option-loading'</code> too, <code>loadOptions</code> loads
        the options when the list opens, page by page, and with <code>searchable</code>, those of the typed
        text. <code>loadLabel</code> loads the text of a value whose option is not loaded. The first request
        of the second select fails, so that you can try again.
      </>
    ),
    ...server,
  },
  {
    title: 'Icons and second lines',
    about: (
      <>
        With the same import, an option can have a <code>description</code> and an <code>icon</code>, which is
        the URL of a small image. An <code>{'<option>'}</code> has them as <code>data-description</code> and{' '}
        <code>data-icon</code>. Without the import, and on phones, only the text is shown.
      </>
    ),
    ...details,
  },
  {
    title: 'Options that load later',
    about: 'If options load later, the value is kept and selected once its option arrives.',
    ...lateOptions,
  },
  {
    title: 'Controlled',
    about: (
      <>
        The select always shows the <code>value</code> you pass.
      </>
    ),
    ...controlled,
  },
  {
    title: 'Disabled',
    about: 'A disabled select cannot be changed and is not submitted with the form.',
    ...states,
  },
];
