import '@life-changers/elements/styles/life-changers.css';
import {
  Breadcrumb,
  Navbar,
  PageContent,
  PageLayout,
  Sidebar,
  Typography,
  useNavigationLinks,
} from '@life-changers/react';
import {StrictMode} from 'react';
import {createRoot} from 'react-dom/client';
import {BrowserRouter, Route, Routes, useLocation, useNavigate} from 'react-router-dom';
import {People} from './people.js';

const basename = '/app';
const blocks = [
  {
    title: 'Menu',
    links: [
      {text: 'Home', href: '/app/'},
      {text: 'People', href: '/app/people'},
    ],
  },
];

function App() {
  useNavigationLinks(useNavigate(), {basename});
  const {pathname} = useLocation();
  return (
    <PageLayout>
      <Navbar slot="header" basename={basename} brandText="Team admin" noBreadcrumb />
      <Sidebar slot="sidebar" basename={basename} navigationBlocks={blocks} />
      <PageContent>
        <Breadcrumb basename={basename} location={pathname} />
        <Routes>
          <Route path="/" element={<Typography variant="h1">Welcome</Typography>} />
          <Route path="/people" element={<People />} />
        </Routes>
      </PageContent>
    </PageLayout>
  );
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <BrowserRouter basename={basename}>
      <App />
    </BrowserRouter>
  </StrictMode>,
);
