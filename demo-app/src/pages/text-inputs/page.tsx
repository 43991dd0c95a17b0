import type {ReactNode} from 'react';
import {DemoPage} from '../../shell/demo-page.js';
import type {ExampleProps} from '../../shell/example.js';
import AsynchronousRule from './examples/asynchronous-rule.js';
import asynchronousRuleCode from './examples/asynchronous-rule.tsx?code';
import Attributes from './examples/attributes.js';
import attributesCode from './examples/attributes.tsx?code';
import Controlled from './examples/controlled.js';
import controlledCode from './examples/controlled.tsx?code';
import Form from './examples/form.js';
import formCode from './examples/form.tsx?code';
import NumberOfGuests from './examples/number.js';
import numberCode from './examples/number.tsx?code';
import PrefixSuffix from './examples/prefix-suffix.js';
import prefixSuffixCode from './examples/prefix-suffix.tsx?code';
import Rules from './examples/rules.js';
import rulesCode from './examples/rules.tsx?code';
import StandardSchema from './examples/standard-schema.js';
import standardSchemaCode from './examples/standard-schema.tsx?code';
import States from './examples/states.js';
import statesCode from './examples/states.tsx?code';
import Types from './examples/types.js';
import typesCode from './examples/types.tsx?code';
import Uncontrolled from './examples/uncontrolled.js';
import uncontrolledCode from './examples/uncontrolled.tsx?code';

const EXAMPLES: readonly ExampleProps[] = [
  {
    title: 'Types',
    about: 'The input types of HTML. Each has its own validation and, on phones, its own keyboard.',
    Live: Types,
    code: typesCode,
  },
  {
    title: 'Number',
    about: (
      <>
        With <code>type="number"</code>, rules and <code>onChange</code> receive a number, or null if the
        field is empty. An incomplete number, such as <code>1.</code> or <code>-</code>, stays while you type.
      </>
    ),
    Live: NumberOfGuests,
    code: numberCode,
  },
  {
    title: 'Prefix and suffix',
    about: 'Put a unit, an icon, or a small button inside the field.',
    Live: PrefixSuffix,
    code: prefixSuffixCode,
  },
  {
    title: 'In a form',
    about: (
      <>
        With <code>showValidation="submit"</code>, messages show after the first attempt to submit the form.
        An invalid form is not submitted, and its first invalid field receives focus.
      </>
    ),
    Live: Form,
    code: formCode,
  },
  {
    title: 'Required and optional',
    about: (
      <>
        Both accept 3 to 30 characters, and the optional field may also be empty. The rules are superstruct
        schemas, and the messages contain the label.
      </>
    ),
    Live: Rules,
    code: rulesCode,
  },
  {
    title: 'Asynchronous rule',
    about:
      'A rule can ask a server. The field is invalid until the response arrives, and responses for older text are ignored.',
    Live: AsynchronousRule,
    code: asynchronousRuleCode,
  },
  {
    title: 'Standard Schema',
    about: 'You can use schemas of zod, valibot, or arktype as rules. Your own messages are shown unchanged.',
    Live: StandardSchema,
    code: standardSchemaCode,
  },
  {
    title: 'Controlled',
    about: (
      <>
        The field always shows the <code>value</code> you pass.
      </>
    ),
    Live: Controlled,
    code: controlledCode,
  },
  {
    title: 'Uncontrolled',
    about: (
      <>
        The field keeps its own value and starts with <code>initValue</code>.
      </>
    ),
    Live: Uncontrolled,
    code: uncontrolledCode,
  },
  {
    title: 'Attributes',
    about: (
      <>
        To set HTML attributes without a prop on the input inside, use <code>attributes</code>.
      </>
    ),
    Live: Attributes,
    code: attributesCode,
  },
  {
    title: 'Read-only and disabled',
    about:
      'A read-only field is submitted with the form, and its text can be copied. A disabled field is not submitted.',
    Live: States,
    code: statesCode,
  },
];

/** The text input. */
export default function TextInputsPage(): ReactNode {
  return (
    <DemoPage
      lead="A single-line text field with a label, hint, and message. It takes part in forms like a native input."
      examples={EXAMPLES}
    />
  );
}
