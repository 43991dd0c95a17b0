import {MainLoader} from '@life-changers/react';

export default function Message() {
  return (
    <MainLoader
      duration={10}
      fontSize="3.5rem"
      height="12rem"
      message="Loading your desk"
      label="Loading your desk"
    />
  );
}
