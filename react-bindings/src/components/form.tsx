import type {InputOf, OutputOf, Rules} from '@life-changers/elements/core/validation';
import {
  connectForm,
  type FormConnection,
  type FormIssuesDetail,
  type FormOptions,
  type FormSubmitEvent,
  type GivenIssue,
  type LcForm,
} from '@life-changers/elements/form';
import * as React from 'react';
import {useAction} from './form-action.js';
import {FormContext, type FormScope} from '../hooks/form-context.js';
import {initialValueAt} from '../hooks/initial-value.js';
import type {PropsOf} from '../binding/props-of.js';
import {useBrowserLayoutEffect} from '../hooks/use-browser-layout-effect.js';
import {useEqualProps} from '../hooks/use-equal-props.js';
import {useLatest} from '../hooks/use-latest.js';
import {useListeners} from '../hooks/use-listeners.js';

/** The values of the controls: those that the schema accepts, or without one, those that the app names. */
type Input<Schema, Values> = Schema extends Rules ? InputOf<Schema> : Values;

/** The values that are submitted: those that the schema returns, or without one, those of the controls. */
type Output<Schema, Values> = Schema extends Rules ? OutputOf<Schema> : Values;

/** The props of `Form`. */
export interface FormProps<
  Schema extends Rules | undefined = undefined,
  Values = Record<string, unknown>,
> extends PropsOf<LcForm, 'showValidation' | 'debounce'> {
  /**
   * The schema of all values: a superstruct `Struct` or any Standard Schema, such as one of zod, valibot, or arktype. Create
   * it once: a new object checks all values again. Without it, each control is checked alone.
   *
   * @default null
   */
  schema?: Schema | null | undefined;
  /**
   * The initial values by path. They become the `initValue` of the controls, to which a reset returns. What the user has
   * edited stays. Values without a control, such as an id, are submitted unchanged.
   *
   * @default null
   */
  values?: Partial<Input<Schema, Values>> | null | undefined;
  /**
   * Issues of a server, such as those in the state of `useActionState`. A new list replaces those before. As long as it is
   * not empty, React does not reset the form after its action.
   */
  issues?: readonly GivenIssue[] | null | undefined;
  /**
   * Called with the values of a valid form, as the schema returns them. The browser then does not submit it, and React
   * does not call its `action`. A returned promise keeps the form pending, and a returned list of issues is shown. If the
   * function throws or its promise is rejected, all values are kept, so that the user can try again. As JSON, send
   * `event.detail.plainValues`, which have dates as text.
   */
  onSubmit?:
    | ((values: Output<Schema, Values>, event: FormSubmitEvent<Output<Schema, Values>>) => unknown)
    | undefined;
  /**
   * Called when the form cannot be submitted, a step of it is invalid, or the server has issues. Cancel the event to keep the
   * focus where it is.
   */
  onIssues?: ((event: CustomEvent<FormIssuesDetail>) => void) | undefined;
  /** Called when the form was submitted, and what `onSubmit` returned was successful. */
  onSubmitted?: ((event: Event) => void) | undefined;
  /** Called when a submit becomes pending, and when it has a result. */
  onPendingChange?: ((isPending: boolean) => void) | undefined;
}

type OwnProps = FormProps<Rules | undefined, unknown>;

/** The attributes of `<form>`. */
type Attributes = Omit<React.FormHTMLAttributes<HTMLFormElement>, keyof OwnProps>;

/** The component takes the types of its values from a schema, or without one from the app: `<Form<Person>>`. */
interface FormComponent {
  <const Schema extends Rules>(
    props: FormProps<Schema> &
      Attributes & {schema: Schema} & React.RefAttributes<FormConnection<InputOf<Schema>, OutputOf<Schema>>>,
  ): React.ReactElement | null;
  <Values = Record<string, unknown>>(
    props: FormProps<undefined, Values> & Attributes & React.RefAttributes<FormConnection<Values>>,
  ): React.ReactElement | null;
  displayName?: string | undefined;
}

/**
 * A native form with one schema for all its values. The controls in it take part with their `name`, which is a path such
 * as `address.city` or `items[0].qty`. A value that changes does not render it again. The `ref` is the `FormConnection` with
 * the values and issues; its `form` is the element. Without an `ErrorSummary`, issues that have no field are shown at the end
 * of the form. A server renders the initial values of the library's controls. While an
 * `action` of React 19 runs, the form is pending, and cannot be submitted again.
 */
export const Form = React.forwardRef<FormConnection, OwnProps & Attributes>((props, ref) => {
  const {
    schema,
    showValidation,
    debounce,
    issues,
    onSubmit,
    onIssues,
    onSubmitted,
    onPendingChange,
    values: _,
    children,
    ...attributes
  } = props;
  const {values} = useEqualProps(props, VALUES);
  const form = React.useRef<HTMLFormElement>(null);
  const options = {schema, values, showValidation, debounce, onSubmit, onPendingChange};
  const connection = useConnection(form, options);
  React.useImperativeHandle(ref, () => connection.current!, [connection]);
  useListeners(form, EVENTS, event => {
    if (event.type === 'lc-submitted') onSubmitted?.(event);
    else onIssues?.(event as CustomEvent<FormIssuesDetail>);
  });
  const status = useAction({form, connection, action: attributes.action, issues});
  useIssues(connection, issues);
  const scope = React.useMemo(
    (): FormScope => ({form, initialValueAt: name => initialValueAt(name, form, values)}),
    [values],
  );
  return (
    <FormContext.Provider value={scope}>
      {/* Until the form is connected, the script `hold-submit` keeps what is submitted. */}
      <form data-connect="" {...attributes} ref={form}>
        {children}
        {status}
      </form>
    </FormContext.Provider>
  );
}) as FormComponent;
Form.displayName = 'Form';

const VALUES = ['values'] as const;
const EVENTS = ['lc-issues', 'lc-submitted'];

type FormRef = React.RefObject<HTMLFormElement | null>;
type ConnectionRef = React.RefObject<FormConnection | null>;
type Issues = OwnProps['issues'];

/** Connects the form while the component is mounted, always with the options of the latest render. */
function useConnection(form: FormRef, options: FormOptions): ConnectionRef {
  const connection = React.useRef<FormConnection | null>(null);
  const latest = useLatest(options);
  useBrowserLayoutEffect(() => {
    const connected = connectForm(form.current!, latest.current);
    connection.current = connected;
    return () => connected.disconnect();
  }, [form, latest]);
  useBrowserLayoutEffect(() => connection.current!.update(options));
  return connection;
}

/** Shows the issues of the props. */
function useIssues(connection: ConnectionRef, issues: Issues): void {
  const shown = React.useRef<Issues>(null);
  useBrowserLayoutEffect(() => {
    if (issues || shown.current) connection.current!.setIssues(issues ?? []);
    shown.current = issues;
  }, [connection, issues]);
}
