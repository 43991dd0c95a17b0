import {Link, useLoaderData, type LoaderFunctionArgs} from 'react-router';
import type {StoredPatient} from '../server/patients.js';
import {text} from './language.js';

async function load<Data>(path: string): Promise<Data> {
  const response = await fetch(path);
  if (!response.ok) throw response;
  return (await response.json()) as Data;
}

export const loadPatients = () => load<StoredPatient[]>('/api/patients');

export const loadPatient = ({params}: LoaderFunctionArgs) =>
  load<StoredPatient>(`/api/patients/${params.id}`);

export function Patients() {
  const patients = useLoaderData<typeof loadPatients>();
  return (
    <>
      <title>{text.patients}</title>
      <h1>{text.patients}</h1>
      <ul>
        {patients.map(({id, name}) => (
          <li key={id}>
            <Link to={`/patients/${id}`}>{name}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

export function Patient() {
  const {name, treatment, medicines} = useLoaderData<typeof loadPatient>();
  return (
    <>
      <title>{name}</title>
      <h1>{name}</h1>
      <p>
        {text.labels['treatment.start']}: {treatment.start}
      </p>
      <ul>
        {medicines.map(({name, dose, unit}, index) => (
          <li key={index}>{`${name} ${dose} ${unit}`}</li>
        ))}
      </ul>
    </>
  );
}
