import {Navbar} from '@life-changers/react';
import {useState} from 'react';

export default function NavbarCallToAction() {
  const [invited, setInvited] = useState(0);

  return (
    <>
      <Navbar
        brandText="Acme"
        location="/people/ada-lovelace"
        breadcrumbLabel="Path to a person"
        breadcrumbLabels={{people: 'People', 'ada-lovelace': 'Ada Lovelace'}}
        callToAction={{text: 'Invite', onClick: () => setInvited(invited + 1)}}
      />
      <p role="status">Invited: {invited}</p>
    </>
  );
}
