import type {FormConnection} from '@life-changers/elements/form';
import {keepDraft} from '@life-changers/elements/form-draft';
import type {LcSteps} from '@life-changers/elements/steps';
import {Button, Checkbox, CheckboxGroup, Form, RadioBox, Step, Steps, TextInput} from '@life-changers/react';
import {useEffect, useRef, useState} from 'react';
import {createCustomer, days, kinds, start, summaryOf} from './new-customer.js';

type Customer = typeof start;

/** The steps. A refusal of the server opens the step of its field. */
export function CustomerForm({onCreate}: {onCreate: (company: string) => void}) {
  const form = useRef<FormConnection<Customer>>(null);
  const steps = useRef<LcSteps>(null);
  const [summary, setSummary] = useState(() => summaryOf());

  useEffect(() => {
    const draft = keepDraft(form.current!.form, {key: 'new-customer'});
    return () => draft.disconnect();
  }, []);

  const create = async (customer: Customer) => {
    const issues = await createCustomer(customer);
    if (issues.length === 0) onCreate(customer.company);
    return issues;
  };

  return (
    <Form<Customer> ref={form} aria-labelledby="wizard-heading" values={start} onSubmit={create}>
      <Steps
        ref={steps}
        aria-label="New customer"
        onAfterStepChange={() => form.current && setSummary(summaryOf(form.current.values))}
      >
        <Step title="Company" name="company" headingLevel={3}>
          <div className="wizard-fields">
            <TextInput name="company" label="Company" autocomplete="organization" required />
            <TextInput
              name="vat"
              label="VAT number"
              hint="Two letters, and 8 to 12 digits. This sample server knows SE556677889901."
              pattern="[A-Z]{2}\d{8,12}"
              required
            />
            <RadioBox name="kind" label="Kind" options={kinds} boxesPerRow={3} />
          </div>
        </Step>
        <Step title="Delivery" name="delivery" headingLevel={3}>
          <div className="wizard-fields">
            <TextInput name="street" label="Street and number" autocomplete="street-address" required />
            <TextInput name="city" label="Postal code and city" required />
            <CheckboxGroup
              name="days"
              label="Days of delivery"
              hint="We deliver before 9 o’clock."
              options={days}
              orientation="horizontal"
              required
            />
          </div>
        </Step>
        <Step title="Contact" name="contact" headingLevel={3}>
          <div className="wizard-fields">
            <TextInput name="contact" label="Name" autocomplete="name" required />
            <TextInput
              name="email"
              label="Email"
              hint="For invoices, and when a delivery is late."
              type="email"
              autocomplete="email"
              required
            />
          </div>
        </Step>
        <Step title="Review" name="review" headingLevel={3}>
          <dl className="wizard-summary">
            {summary.map(({step, title, lines}) => (
              <div key={step}>
                <dt>{title}</dt>
                <dd>
                  {lines.map((line, index) => (
                    <span key={index}>{line}</span>
                  ))}
                </dd>
                <dd>
                  <Button
                    text="Edit"
                    aria-label={`Edit ${title}`}
                    variant="ghost"
                    size="sm"
                    onClick={() => steps.current?.show(step)}
                  />
                </dd>
              </div>
            ))}
          </dl>
          <Checkbox name="checked" label="I have checked the entries with the customer" required />
        </Step>
        <Button slot="submit" type="submit" text="Add the customer" />
      </Steps>
    </Form>
  );
}
