import {
  mustBeTrue,
  numberBetween,
  requiredText,
} from '@life-changers/elements/core/validation';
import {
  Button,
  Checkbox,
  Slider,
  TextInput,
  useToast,
} from '@life-changers/react';
import {useRef, useState, type FormEvent} from 'react';
import {flushSync} from 'react-dom';

const rules = {
  name: requiredText({min: 2, max: 30}),
  seats: numberBetween(1, 8),
  terms: mustBeTrue(),
};
const LAST_STEP = 2;

export default function Wizard() {
  const toast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const [step, setStep] = useState(0);

  /** Shows a step, and moves the focus to its title. */
  function goTo(next: number) {
    flushSync(() => setStep(next));
    form.current
      ?.querySelector<HTMLElement>('fieldset:not([hidden]) legend')
      ?.focus();
  }

  /** Called only if this step and those before it are valid. */
  function next(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (step < LAST_STEP) return goTo(step + 1);
    const data = new FormData(event.currentTarget);
    toast.success(`${data.get('name')}: ${data.get('seats')} seats.`);
    event.currentTarget.reset();
    goTo(0);
  }

  const stepProps = (index: number) => ({
    hidden: index !== step,
    disabled: index > step,
  });

  return (
    <form ref={form} onSubmit={next}>
      <fieldset {...stepProps(0)}>
        <legend tabIndex={-1}>Step 1 of 3: You</legend>
        <TextInput
          name="name"
          label="Name"
          rules={rules.name}
          showValidation="submit"
        />
      </fieldset>
      <fieldset {...stepProps(1)}>
        <legend tabIndex={-1}>Step 2 of 3: Your booking</legend>
        <Slider
          name="seats"
          label="Seats"
          maxValue={10}
          rules={rules.seats}
          showValidation="submit"
        />
      </fieldset>
      <fieldset {...stepProps(2)}>
        <legend tabIndex={-1}>Step 3 of 3: The terms</legend>
        <Checkbox
          name="terms"
          label="I accept the terms"
          rules={rules.terms}
          showValidation="submit"
        />
      </fieldset>
      <Button type="submit" text={step < LAST_STEP ? 'Next' : 'Book'} />
      {step > 0 && (
        <Button
          text="Back"
          variant="secondary"
          onClick={() => goTo(step - 1)}
        />
      )}
    </form>
  );
}
