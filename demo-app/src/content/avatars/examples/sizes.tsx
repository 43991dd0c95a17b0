import {Avatar} from '@life-changers/react';

export default function Sizes() {
  return (
    <>
      <Avatar name="Amal Farouk, small" src="/portrait.svg" size="sm" />
      <Avatar name="Amal Farouk" src="/portrait.svg" />
      <Avatar name="Amal Farouk, large" src="/portrait.svg" size="lg" />
      <Avatar name="Nile Coffee" shape="square" size="sm" />
      <Avatar name="Delta Tools" shape="square" />
      <Avatar name="Oasis Garden" shape="square" size="lg" />
    </>
  );
}
