import {Button, CodeInput} from '@life-changers/react';

/** The telling part of blocks with forms, like those in `blocks.tsx`. */
export const formBlocks = {
  'blocks/sign-up': () => (
    <div className="thumb-screen">
      <strong>Check your email</strong>
      <CodeInput label="Code" initValue="246" />
      <Button type="submit" text="Create the account" />
    </div>
  ),
};
