import type {ExampleProps} from '../../shell/example.js';
import asynchronousRule from './examples/asynchronous-rule.tsx?example';
import attributes from './examples/attributes.tsx?example';
import controlled from './examples/controlled.tsx?example';
import form from './examples/form.tsx?example';
import number from './examples/number.tsx?example';
import password from './examples/password.tsx?example';
import prefixSuffix from './examples/prefix-suffix.tsx?example';
import rules from './examples/rules.tsx?example';
import sizes from './examples/sizes.tsx?example';
import standardSchema from './examples/standard-schema.tsx?example';
import states from './examples/states.tsx?example';
import types from './examples/types.tsx?example';
import uncontrolled from './examples/uncontrolled.tsx?example';

export {overview} from './overview.js';

export const lead =
  'A single-line text field with a label, hint, and message. It takes part in forms like a native input.';

export const examples: readonly ExampleProps[] = [
  {
    title: 'Types',
    about: 'The input types of HTML. Each has its own validation and, on phones, its own keyboard.',
    ...types,
  },
  {
    title: 'Number',
    about: (
      <>
        With <code>type="number"</code>, rules and <code>onChange</code> receive a number, or null if the
        field is empty. An incomplete number, such as <code>1.</code> or <code>-</code>, stays while you type.
      </>
    ),
    ...number,
  },
  {
    title: 'Password',
    about: (
      <>
        With <code>import '@life-changers/elements/password'</code>, <code>reveal</code> adds a button that
        shows the password until the form is submitted. A hint shows while Caps Lock is on. The slot{' '}
        <code>strength</code> is for your own meter.
      </>
    ),
    ...password,
  },
  {
    title: 'Prefix and suffix',
    about: 'Put a unit, an icon, or a small button inside the field.',
    ...prefixSuffix,
  },
  {
    title: 'Width and height',
    about: (
      <>
        A field is as wide as the space around it: set <code>inline-size</code> in CSS to fit what users type.
        There are no sizes for single fields, because those of a form belong together. Set{' '}
        <code>--lc-control-height</code> and <code>--lc-control-padding</code> on the form, like on the last
        one here.
      </>
    ),
    ...sizes,
  },
  {
    title: 'In a form',
    about: (
      <>
        With <code>showValidation="submit"</code>, messages show after the first attempt to submit the form.
        An invalid form is not submitted, and its first invalid field receives focus.
      </>
    ),
    ...form,
  },
  {
    title: 'Required and optional',
    about: (
      <>
        Both accept 3 to 30 characters, and the optional field may also be empty. The rules are superstruct
        schemas, and the messages contain the label.
      </>
    ),
    ...rules,
  },
  {
    title: 'Asynchronous rule',
    about:
      'A rule can ask a server. The field is invalid until the response arrives, and responses for older text are ignored.',
    ...asynchronousRule,
  },
  {
    title: 'Standard Schema',
    about: 'You can use schemas of zod, valibot, or arktype as rules. Your own messages are shown unchanged.',
    ...standardSchema,
  },
  {
    title: 'Controlled',
    about: (
      <>
        The field always shows the <code>value</code> you pass.
      </>
    ),
    ...controlled,
  },
  {
    title: 'Uncontrolled',
    about: (
      <>
        The field keeps its own value and starts with <code>initValue</code>.
      </>
    ),
    ...uncontrolled,
  },
  {
    title: 'Attributes',
    about: (
      <>
        To set HTML attributes without a prop on the input inside, use <code>attributes</code>.
      </>
    ),
    ...attributes,
  },
  {
    title: 'Read-only and disabled',
    about:
      'A read-only field is submitted with the form, and its text can be copied. A disabled field is not submitted.',
    ...states,
  },
];
