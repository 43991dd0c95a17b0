import {Breadcrumb} from '@life-changers/react';
import {useLocation} from 'react-router-dom';

export default function Router() {
  const location = useLocation();

  return <Breadcrumb label="This page" homeText="Home" location={location} />;
}
