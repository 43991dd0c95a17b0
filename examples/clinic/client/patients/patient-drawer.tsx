import {Avatar, Badge, Callout, Drawer, Skeleton, Tag, Timeline, TimelineItem} from '@life-changers/react';
import {useEffect, useState} from 'react';
import type {Patient} from '../../shared/patient.js';
import {useFormats, useTexts} from '../language.js';
import {request} from '../requests.js';

interface PatientDetails extends Patient {
  readonly insuranceNumber: string;
  readonly allergies: readonly string[];
  readonly files: readonly {readonly id: string; readonly name: string; readonly size: number}[];
  readonly appointments: readonly {
    readonly id: number;
    readonly doctor: string;
    readonly start: string;
    readonly reason: string;
    readonly status: 'planned' | 'arrived' | 'done' | 'canceled';
  }[];
}

interface PatientDrawerProps {
  /** Null while the drawer is closed. */
  readonly id: number | null;
  readonly onHide: () => void;
}

/** Everything about a patient. */
export function PatientDrawer({id, onHide}: PatientDrawerProps) {
  const text = useTexts();
  const [loaded, setLoaded] = useState<PatientDetails | null>(null);
  const [failedId, setFailedId] = useState<number | null>(null);
  const patient = loaded?.id === id ? loaded : null;

  useEffect(() => {
    if (id === null) return;
    const controller = new AbortController();
    request<PatientDetails>('GET', `/patients/${id}`, undefined, controller.signal).then(setLoaded, () => {
      if (!controller.signal.aborted) setFailedId(id);
    });
    return () => {
      controller.abort();
      setFailedId(null);
    };
  }, [id]);

  return (
    <Drawer
      className="patient-drawer"
      title={patient?.name ?? text.details}
      open={id !== null}
      onHide={onHide}
    >
      {failedId !== null && failedId === id ? (
        <Callout variant="danger" announce>
          {text.failed}
        </Callout>
      ) : patient === null ? (
        <div aria-busy="true">
          <Skeleton lines={8} />
        </div>
      ) : (
        <Details patient={patient} />
      )}
    </Drawer>
  );
}

function Details({patient}: {patient: PatientDetails}) {
  const text = useTexts();
  const {labels} = text;
  const {euros, day} = useFormats();
  const {name, born, city, insurance, insuranceNumber, doctor, status, balance, phone, email} = patient;

  return (
    <div className="details">
      <div className="details-head">
        <Avatar name={name} size="lg" aria-hidden="true" />
        <span>
          <strong>{text.age(ageOf(born))}</strong>
          <span className="quiet">{city}</span>
        </span>
        <Badge variant={status === 'waiting' ? 'warning' : status === 'active' ? 'success' : 'neutral'}>
          {text.statuses[status]}
        </Badge>
      </div>
      <dl>
        <dt>{labels.born}</dt>
        <dd>{day(born)}</dd>
        <dt>{labels.doctor}</dt>
        <dd>{doctor}</dd>
        <dt>{labels.insurance}</dt>
        <dd>{[text.insurances[insurance], insuranceNumber].filter(Boolean).join(' · ')}</dd>
        <dt>{labels.balance}</dt>
        <dd>{euros(balance)}</dd>
        <dt>{labels.phone}</dt>
        <dd>
          <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
        </dd>
        <dt>{labels.email}</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
        <dt>{labels.allergies}</dt>
        <dd className="tags">
          {patient.allergies.length === 0
            ? text.noAllergies
            : patient.allergies.map(allergy => (
                <Tag key={allergy} size="sm">
                  {allergy}
                </Tag>
              ))}
        </dd>
      </dl>
      {patient.notes !== '' && <p>{patient.notes}</p>}
      <section>
        <h3>{text.appointments}</h3>
        {patient.appointments.length === 0 ? (
          <p className="quiet">{text.noAppointments}</p>
        ) : (
          <Timeline>
            {patient.appointments.map(({id, start, reason, doctor, status}) => (
              <TimelineItem key={id} title={reason} date={start}>
                {doctor} · {text.appointmentStatuses[status]}
              </TimelineItem>
            ))}
          </Timeline>
        )}
      </section>
      <section>
        <h3>{labels.files}</h3>
        {patient.files.length === 0 ? (
          <p className="quiet">{text.noFiles}</p>
        ) : (
          <ul className="plain">
            {patient.files.map(({id, name}) => (
              <li key={id}>
                <a href={`/api/files/${id}`} download={name}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

/** The age in whole years. */
function ageOf(born: string): number {
  const [year, month, day] = born.split('-').map(Number) as [number, number, number];
  const now = new Date();
  const hadBirthday = now.getMonth() + 1 > month || (now.getMonth() + 1 === month && now.getDate() >= day);
  return now.getFullYear() - year - (hadBirthday ? 0 : 1);
}
