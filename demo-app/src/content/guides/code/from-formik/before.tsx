import {ErrorMessage, Field, Form, Formik} from 'formik';
import * as Yup from 'yup';

const ticket = Yup.object({
  subject: Yup.string().min(5, 'Too short').required('Required'),
  priority: Yup.string().oneOf(['low', 'high']).required('Required'),
  hours: Yup.number().min(1, 'At least 1').required('Required'),
});

const save = (subject: string) =>
  fetch('/api-stub/echo', {
    method: 'POST',
    body: new URLSearchParams({subject}),
  });

export function TicketForm() {
  return (
    <Formik
      initialValues={{subject: '', priority: '', hours: 1}}
      validationSchema={ticket}
      onSubmit={async (values, {setFieldError}) => {
        const response = await save(values.subject);
        if (!response.ok)
          setFieldError('subject', 'There is such a ticket.');
      }}
    >
      {({isSubmitting}) => (
        <Form noValidate>
          <label htmlFor="subject">Subject</label>
          <Field id="subject" name="subject" />
          <ErrorMessage name="subject" component="p" />
          <label htmlFor="priority">Priority</label>
          <Field as="select" id="priority" name="priority">
            <option value="">Choose…</option>
            <option value="low">Low</option>
            <option value="high">High</option>
          </Field>
          <ErrorMessage name="priority" component="p" />
          <label htmlFor="hours">Hours</label>
          <Field id="hours" name="hours" type="number" />
          <ErrorMessage name="hours" component="p" />
          <button type="submit" disabled={isSubmitting}>
            Create
          </button>
        </Form>
      )}
    </Formik>
  );
}
