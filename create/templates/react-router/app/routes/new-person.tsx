// #only forms
// #if signIn
import {useRouteLoaderData} from 'react-router';
import {NewPerson} from '../../ui/new-person';
import type {loader} from './frame';

export default function AddPerson() {
  return <NewPerson user={useRouteLoaderData<typeof loader>('routes/frame')!} />;
}
// #else
export {NewPerson as default} from '../../ui/new-person';
// #end
