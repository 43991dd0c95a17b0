import {Button, Switch, TextInput, useToast} from '@life-changers/react';
import {useEffect, useState, type FormEvent} from 'react';

/** Asks before the tab is closed or reloaded. */
function useLeaveWarning(isDirty: boolean) {
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isDirty]);
}

export default function Profile() {
  const toast = useToast();
  const [saved, setSaved] = useState({name: 'Ada', isPublic: false});
  const [isDirty, setIsDirty] = useState(false);
  useLeaveWarning(isDirty);

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setSaved({
      name: String(data.get('name')),
      isPublic: data.has('isPublic'),
    });
    setIsDirty(false);
    toast.success('Saved.');
  }

  return (
    <form
      onSubmit={save}
      onInput={() => setIsDirty(true)}
      onReset={() => setIsDirty(false)}
    >
      <TextInput
        name="name"
        label="Name"
        initValue={saved.name}
        required
        showValidation="submit"
      />
      <Switch
        name="isPublic"
        label="Public"
        initValue={saved.isPublic}
      />
      <p role="status">{isDirty && 'You have unsaved changes.'}</p>
      <Button type="submit" text="Save" />
      <Button type="reset" text="Reset" variant="secondary" />
    </form>
  );
}
