import {DataTable, type Column} from '@life-changers/react';
import {PEOPLE} from 'api-stub/people';
import type {ReactNode} from 'react';
import {Link} from 'react-router-dom';
import {SiteFooter} from '../../site/frame/site-footer.js';

const yesOrNo = (isTrue: boolean) => (isTrue ? 'Yes' : 'No');

const rows = PEOPLE.map(person => ({
  ...person,
  stark: yesOrNo(person.stark),
  alive: yesOrNo(person.alive),
}));

const columns: Column<(typeof rows)[number]>[] = [
  {label: 'Real name', field: 'realName'},
  {label: 'Character', field: 'character'},
  {label: 'House Stark', field: 'stark', width: '9rem'},
  {label: 'Alive', field: 'alive', width: '7rem'},
];

/** The sample people, linked from the picture of the profile card. */
export default function UsersPage(): ReactNode {
  return (
    <div className="page is-wide">
      <div className="page-header">
        <h1 tabIndex={-1}>Users</h1>
        <p className="lead">
          The sample people of this site, which its tables and its sample server share. For whole screens, see{' '}
          <Link to="/tables/orders">Orders</Link> and <Link to="/blocks/team">Team and roles</Link>.
        </p>
      </div>
      <DataTable label="Sample people" columns={columns} rows={rows} />
      <SiteFooter />
    </div>
  );
}
