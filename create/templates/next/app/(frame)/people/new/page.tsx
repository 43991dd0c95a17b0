// #only forms
// #if signIn
import {redirect} from 'next/navigation';
import {NewPerson} from '../../../../ui/new-person';
import {currentUser} from '../../../api';

export default async function AddPerson() {
  const user = await currentUser();
  if (user === null) redirect('/sign-in');
  return <NewPerson user={user} />;
}
// #else
export {NewPerson as default} from '../../../../ui/new-person';
// #end
