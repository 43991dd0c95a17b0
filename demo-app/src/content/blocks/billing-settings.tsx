import {Button, Callout, Modal, RadioBox, TextArea, TextInput, useToast} from '@life-changers/react';
import {useState} from 'react';
import {SettingsForm} from './settings-form.js';

const WORKSPACE = 'Northlight Coffee';

const billing = {
  plan: 'team',
  company: 'Northlight Coffee AB',
  vat: 'SE556677889901',
  address: 'Hornsgatan 84\n118 21 Stockholm\nSweden',
};

const plans = [
  {text: 'Solo', description: 'One shop and one member', suffix: '€9', value: 'solo'},
  {text: 'Team', description: 'Five shops and ten members', suffix: '€29', value: 'team'},
  {text: 'Company', description: 'Any number of shops and members', suffix: '€79', value: 'company'},
];

/** The plan, what is on invoices, and the end of it all. */
export function BillingSettings() {
  const toast = useToast();
  const [isAsking, setIsAsking] = useState(false);
  const [isClosing, setIsClosing] = useState(false);

  return (
    <>
      {isClosing && (
        <Callout variant="danger" title="This workspace closes on 31 December" announce>
          Until then, you can download your orders, or keep the workspace.
          <Button
            slot="actions"
            text="Keep the workspace"
            size="sm"
            variant="secondary"
            onClick={() => {
              setIsClosing(false);
              toast.success('The workspace stays open.');
            }}
          />
        </Callout>
      )}
      <SettingsForm
        title="Billing"
        about="The plan changes with the next invoice, on the first of the month."
        start={billing}
        saved="Your billing details are saved."
      >
        <RadioBox name="plan" label="Plan" hint="Prices are for a month." options={plans} />
        <div className="settings-pair">
          <TextInput name="company" label="Company" autocomplete="organization" required />
          <TextInput name="vat" label="VAT number" required />
        </div>
        <TextArea name="address" label="Address" rows={3} autocomplete="street-address" required />
      </SettingsForm>
      <section className="settings-section settings-danger" aria-labelledby="danger-heading">
        <header>
          <h2 id="danger-heading">Danger zone</h2>
          <p>Only the owner can close the workspace.</p>
        </header>
        <div className="settings-danger-box">
          <p>
            <strong>Close the workspace</strong>
            All orders, customers, and recipes are deleted for every member, 30 days from now.
          </p>
          <Button
            text="Close the workspace"
            variant="danger"
            disabled={isClosing}
            onClick={() => setIsAsking(true)}
          />
        </div>
      </section>
      <Modal
        title={`Close ${WORKSPACE}?`}
        acceptText="Close the workspace"
        acceptVariant="danger"
        size="sm"
        open={isAsking}
        onAccept={() => setIsClosing(true)}
        onHide={() => setIsAsking(false)}
      >
        {isAsking && (
          <form className="settings-fields">
            <p>The four members lose their access on 31 December. You can change your mind until then.</p>
            <TextInput
              label={`Type “${WORKSPACE}” to go on`}
              pattern={WORKSPACE}
              autocomplete="off"
              required
              showValidation="submit"
            />
          </form>
        )}
      </Modal>
    </>
  );
}
