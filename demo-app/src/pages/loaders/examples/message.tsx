import {MainLoader} from '@life-changers/react';

export default function Message() {
  return (
    <MainLoader
      duration={10}
      fontSize="3.5rem"
      height="12rem"
      message="Fetching your desk"
      label="Fetching your desk"
    />
  );
}
