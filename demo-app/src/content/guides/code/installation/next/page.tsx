import {Team} from './team';

export default function Page() {
  return <Team />;
}
