import type {FormConnection} from '@life-changers/elements/form';
import {Button, Form, TextArea, TextInput, CheckboxGroup, useToast} from '@life-changers/react';
import {useRef, useState} from 'react';
import {PictureUpload, CertificateUpload, type Picture} from './profile-files.js';
import {ProfilePreview} from './profile-preview.js';
import {languages, picture, profile, saveProfile} from './public-profile.js';

interface Values {
  name: string;
  position: string;
  about: string;
  languages: string[];
  picture?: Picture;
}

/** A profile with its files, and what customers see of it, which follows every key press. */
export default function Profile() {
  const toast = useToast();
  const form = useRef<FormConnection<Values>>(null);
  const [saved, setSaved] = useState<Values>(profile);
  const [shown, setShown] = useState<Values>(profile);
  const [isDirty, setIsDirty] = useState(false);

  /** After the event: only then, a reset has changed the values. */
  const follow = () =>
    setTimeout(() => {
      if (!form.current) return;
      setShown(form.current.values);
      setIsDirty(form.current.dirty);
    });
  const save = async (values: Values) => {
    const issues = await saveProfile(values);
    if (issues.length > 0) return issues;
    setSaved(values);
    setIsDirty(false);
    toast.success('Customers see the new profile now.', {heading: 'Saved'});
    return [];
  };

  return (
    <section className="profile-block" aria-labelledby="profile-heading">
      <header>
        <h2 id="profile-heading">Public profile</h2>
        <p>It is on the page of your shop, and next to the courses that you teach.</p>
      </header>
      <div className="profile-columns">
        <Form<Values>
          ref={form}
          aria-labelledby="profile-heading"
          values={saved}
          onSubmit={save}
          onInput={follow}
          onReset={follow}
        >
          <PictureUpload start={picture} />
          <div className="profile-pair">
            <TextInput name="name" label="Name" autocomplete="name" required />
            <TextInput name="position" label="Position" autocomplete="organization-title" required />
          </div>
          <TextArea name="about" label="About you" maxLength={160} counter minRows={3} />
          <CheckboxGroup
            name="languages"
            label="Languages"
            hint="Customers can book courses in these."
            options={languages}
            orientation="horizontal"
            required
          />
          <CertificateUpload />
          <div className="profile-actions">
            <Button type="submit" text="Save the profile" disabled={!isDirty} />
            <Button type="reset" text="Discard changes" variant="secondary" disabled={!isDirty} />
            <span role="status">{isDirty && 'Not saved yet'}</span>
          </div>
        </Form>
        <ProfilePreview {...shown} picture={shown.picture === undefined ? {path: picture} : shown.picture} />
      </div>
    </section>
  );
}
