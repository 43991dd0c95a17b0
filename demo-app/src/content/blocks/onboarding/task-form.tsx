import {Button, Form, TextInput} from '@life-changers/react';
import {useRef} from 'react';
import {complete, type tasks} from './first-steps.js';

interface TaskFormProps {
  task: (typeof tasks)[number];
  onDone: () => void;
  onSkip: () => void;
}

/** The open step: its field, if it has one, and the way around it. */
export function TaskForm({task: {id, title, text, field, action}, onDone, onSkip}: TaskFormProps) {
  const attempts = useRef(0);

  const save = async ({value}: {value?: string}) => {
    const issues = await complete(id, value, attempts.current);
    attempts.current += 1;
    if (issues.length === 0) onDone();
    return issues;
  };

  return (
    <Form<{value?: string}> aria-label={title} onSubmit={save}>
      <p>{text}</p>
      {field && (
        <TextInput
          name="value"
          label={field.label}
          type={field.type as 'text' | 'email'}
          hint={field.hint}
          autocomplete="off"
          required
        />
      )}
      <div className="onboarding-actions">
        <Button type="submit" text={action} />
        <Button text="Later" variant="ghost" aria-label={`Later: ${title}`} onClick={onSkip} />
      </div>
    </Form>
  );
}
