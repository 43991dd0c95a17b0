import {MainLoader} from '@life-changers/react';

export default function Main() {
  return <MainLoader duration={12} />;
}
