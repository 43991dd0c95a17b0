import {Avatar, FileUpload, Select, TextArea, TextInput} from '@life-changers/react';
import {useState} from 'react';
import {SettingsForm} from './settings-form.js';

const PICTURE = '/portrait.svg';

const profile = {
  name: 'Mara Lindqvist',
  email: 'mara@northlight.example',
  role: 'owner',
  zone: 'Europe/Stockholm',
  bio: 'I run the roastery and the two shops. Ask me about wholesale prices and tastings.',
};

const roles = [
  {text: 'Owner', value: 'owner'},
  {text: 'Roaster', value: 'roaster'},
  {text: 'Shop manager', value: 'manager'},
  {text: 'Accounting', value: 'accounting'},
];

const zones = [
  {text: 'Stockholm (CET)', value: 'Europe/Stockholm'},
  {text: 'Lisbon (WET)', value: 'Europe/Lisbon'},
  {text: 'Addis Ababa (EAT)', value: 'Africa/Addis_Ababa'},
  {text: 'Bogotá (COT)', value: 'America/Bogota'},
];

/** The picture, names, and addresses of the user. */
export function ProfileSettings() {
  const [picture, setPicture] = useState(PICTURE);

  return (
    <SettingsForm
      title="Profile"
      about="Your name and picture are on orders, notes, and invitations."
      start={profile}
      saved="Your profile is saved."
      onDiscard={() => setPicture(PICTURE)}
    >
      <div className="settings-picture">
        <Avatar name={profile.name} src={picture} size="lg" aria-hidden="true" />
        <FileUpload
          name="picture"
          label="Picture"
          hint="PNG or JPEG, at most 2 MB. Without a picture, people see your initials."
          accept="image/png, image/jpeg"
          maxSize={2_000_000}
          initValue={PICTURE}
          onChange={file => setPicture(file?.file ? URL.createObjectURL(file.file) : (file?.path ?? ''))}
        />
      </div>
      <div className="settings-pair">
        <TextInput name="name" label="Name" autocomplete="name" required />
        <Select name="role" label="Role" options={roles} noUnselectedOptionText />
      </div>
      <TextInput
        name="email"
        label="Email"
        hint="This sample server refuses team@northlight.example."
        type="email"
        autocomplete="email"
        required
      />
      <Select name="zone" label="Time zone" options={zones} noUnselectedOptionText />
      <TextArea name="bio" label="About you" maxLength={160} counter minRows={3} />
    </SettingsForm>
  );
}
