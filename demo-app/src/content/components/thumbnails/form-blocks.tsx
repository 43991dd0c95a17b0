import {Avatar, Button, CodeInput, TextInput} from '@life-changers/react';
import {profile} from '../../blocks/profile/public-profile.js';
import {rules} from '../../blocks/reset-password/password-links.js';

/** The telling part of blocks with forms, like those in `blocks.tsx`. */
export const formBlocks = {
  'blocks/sign-up': () => (
    <div className="thumb-screen">
      <strong>Check your email</strong>
      <CodeInput label="Code" initValue="246" />
      <Button type="submit" text="Create the account" />
    </div>
  ),
  'blocks/reset-password': () => (
    <div className="thumb-screen">
      <strong>Choose a new password</strong>
      <TextInput label="New password" type="password" initValue="Ristretto-2027" />
      <ul className="reset-rules">
        {rules.map(({text}) => (
          <li key={text} className="is-met">
            {text}
          </li>
        ))}
      </ul>
    </div>
  ),
  'blocks/profile': () => (
    <div className="thumb-screen">
      <div className="profile-card">
        <Avatar name={profile.name} size="lg" />
        <div>
          <strong>{profile.name}</strong>
          <p>{profile.position}</p>
        </div>
      </div>
    </div>
  ),
};
