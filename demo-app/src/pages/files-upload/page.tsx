import type {ExampleProps} from '../../shell/example.js';
import controlled from './examples/controlled.tsx?example';
import form from './examples/form.tsx?example';
import limits from './examples/limits.tsx?example';
import prefilled from './examples/prefilled.tsx?example';
import rules from './examples/rules.tsx?example';
import several from './examples/several.tsx?example';
import states from './examples/states.tsx?example';
import transfer from './examples/transfer.tsx?example';

export {overview} from './overview.js';

export const lead =
  'Choose or drop one file or several. It has a label, hint, and message, and takes part in forms like a native file input.';

export const examples: readonly ExampleProps[] = [
  {
    title: 'Type and size',
    about: (
      <>
        <code>accept</code> and <code>maxSize</code> apply to chosen and dropped files. If a file is rejected,
        a message says why, and the previous file is kept. Images have a preview.
      </>
    ),
    ...limits,
  },
  {
    title: 'Several files',
    about: (
      <>
        With <code>multiple</code> and the import of <code>@life-changers/elements/multiple-files</code>,
        added files join the earlier ones. The form submits an entry for each. Files can also be pasted, and
        folders can be dropped.
      </>
    ),
    ...several,
  },
  {
    title: 'Upload before the form is submitted',
    about: (
      <>
        <code>transferFiles</code> sends each file as soon as it is added, shows its progress, and lets users
        cancel it or try again. <code>postFile</code> sends it like a form, and <code>tusFile</code> by the
        tus protocol, which resumes. A file that could not be sent stays in the list.
      </>
    ),
    ...transfer,
  },
  {
    title: 'In a form',
    about: (
      <>
        The form submits the <code>File</code>, like a native file input. Reset restores the initial value.
      </>
    ),
    ...form,
  },
  {
    title: 'Prefilled',
    about: (
      <>
        The first starts with a file. The second has only a path: a file that was uploaded earlier, which is
        shown but not submitted again.
      </>
    ),
    ...prefilled,
  },
  {
    title: 'Required and optional',
    about: (
      <>
        Rules receive <code>{'{path, file}'}</code>, or <code>null</code> if no file is chosen. The required
        upload needs a file. The optional one may be empty.
      </>
    ),
    ...rules,
  },
  {
    title: 'Controlled',
    about: (
      <>
        The upload always shows the <code>value</code> you pass, which can be any file.
      </>
    ),
    ...controlled,
  },
  {
    title: 'Disabled',
    about: 'A disabled upload does not accept files and is not submitted with the form.',
    ...states,
  },
];
