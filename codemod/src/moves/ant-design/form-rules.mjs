/** The form of Ant Design 4 to 6: its items become props of their fields, and it is moved whole or not at all. */
import {JsxElement, literalOf} from '../../script/jsx-element.mjs';
import {drop, dropWith, leaveWith} from '../../script/prop-rules.mjs';
import {itemAround, propsOfRules, RULES} from './form-item.mjs';

const MESSAGES = 'The messages are in the language of the page. Write others in a schema.';

/** @type {Record<string, import('../../script/move-elements.mjs').ElementRule>} */
export const FORM_RULES = {
  Form: {
    to: 'Form',
    likeContent: true,
    props: {
      onFinish: 'onSubmit',
      initialValues: 'values',
      layout: drop,
      labelCol: drop,
      wrapperCol: drop,
      labelAlign: drop,
      colon: drop,
      requiredMark: drop,
      size: drop,
      variant: drop,
      scrollToFirstError: drop,
      preserve: drop,
      validateTrigger: drop,
      name: drop,
      autoComplete: drop,
      validateMessages: dropWith(MESSAGES),
      disabled: leaveWith('Write a `<fieldset disabled>` in the form.'),
      form: leaveWith(
        'Write `ref`, which has the connection of the form: `values`, `reset()`, and `setIssues()`.',
      ),
      fields: leaveWith('Write `values`, and `issues`.'),
      onValuesChange: leaveWith('Read the values with `useFormValues`.'),
      onFieldsChange: leaveWith('Read the values with `useFormValues`.'),
      onFinishFailed: leaveWith('Listen to `onIssues`.'),
    },
  },
  'Form.Item': {
    within: 'Form',
    likeContent: true,
    props: {
      name: (change, attribute) => {
        if (literalOf(attribute) === undefined)
          leaveWith('Write the name as a text, such as `address.city`.')(change, attribute);
      },
      label: () => {},
      rules: (change, attribute) => {
        const props = propsOfRules(attribute);
        if (props === undefined) return leaveWith(RULES)(change, attribute);
        if (/\bmessage\s*:/.test(change.file.codeOf(attribute)))
          change.note(attribute, 'without `message`', MESSAGES);
      },
      extra: () => {},
      help: () => {},
      tooltip: () => {},
      valuePropName: drop,
      hasFeedback: drop,
      validateTrigger: drop,
      validateFirst: drop,
      required: drop,
      colon: drop,
      labelCol: drop,
      wrapperCol: drop,
      labelAlign: drop,
      htmlFor: drop,
      className: dropWith('Style the field.'),
      style: dropWith('Style the field.'),
      initialValue: leaveWith('Write it in `initialValues` of the form.'),
      noStyle: leaveWith('Write the name on the field.'),
      hidden: leaveWith('Write `<input type="hidden">`, or render it only if it is visible.'),
      dependencies: leaveWith('Write a schema, which gets all values.'),
      shouldUpdate: leaveWith('Read the values with `useFormValues`.'),
      normalize: leaveWith('Write `format` of the field, or change the value in `onSubmit`.'),
      getValueFromEvent: leaveWith('Our fields have their value in `value`.'),
      validateStatus: leaveWith('Write the message in `error` of the field.'),
    },
    move: unwrap,
  },
  'Form.List': {advice: 'Write `FieldList`, with a template of the fields.'},
  'Form.useForm': {advice: 'Write `ref` of the form.'},
};

/** Only the field remains. */
function unwrap(change) {
  const {element} = change;
  const [only, ...others] = element.children;
  if (only?.type !== 'JSXElement' || others.length > 0)
    return change.leave(
      element.opening,
      'with more than a field',
      'Write the name and the label on each field.',
    );
  const inner = new JsxElement(change.file, only);
  if (itemAround(inner) === undefined) return;
  const {node} = element;
  change.gone.push(node.openingElement, node.closingElement);
  change.edit(edits => {
    edits.remove(node.start, only.start);
    edits.remove(only.end, node.end);
  });
}
