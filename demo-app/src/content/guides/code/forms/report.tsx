import {
  keepDraft,
  type FormDraft,
} from '@life-changers/elements/form-draft';
import type {FormConnection} from '@life-changers/elements/form';
import {Button, Form, TextInput} from '@life-changers/react';
import {useEffect, useRef, useState} from 'react';

interface Report {
  title: string;
  text: string;
}

const saved = {title: 'Roof', text: 'Two tiles are loose.'};

export default function ReportForm() {
  const connection = useRef<FormConnection<Report>>(null);
  const [draft, setDraft] = useState<FormDraft | null>(null);

  useEffect(() => {
    const {form} = connection.current!;
    const kept = keepDraft(form, {key: 'report-7', maxAge: 86_400_000});
    setDraft(kept);
    return () => kept.disconnect();
  }, []);

  return (
    <Form<Report>
      ref={connection}
      values={saved}
      onSubmit={() => setDraft(null)}
      onReset={() => setDraft(null)}
    >
      <TextInput name="title" label="Title" required />
      <TextInput name="text" label="Report" required />
      <div>
        <Button type="submit" text="Send" />
        <Button type="reset" text="Discard" variant="secondary" />
      </div>
      <p role="status">
        {draft?.savedAt && `Restored: ${draft.savedAt.toLocaleString()}`}
      </p>
    </Form>
  );
}
