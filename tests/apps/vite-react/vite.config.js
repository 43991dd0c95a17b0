import {defineConfig} from 'vite';

const people = Array.from({length: 23}, (_, index) => ({
  id: index + 1,
  name: `Person ${index + 1}`,
  role: 'Editor',
}));
const taken = new Set(['Ada']);

/** The API of the app: pages of people, and invitations, which fail for a name that is taken. */
function api(request, response, next) {
  const {pathname, searchParams} = new URL(request.url, 'http://app');
  if (pathname === '/api/people') {
    const [limit, skip] = ['$limit', '$skip'].map(name => Number(searchParams.get(name)));
    send(response, 200, {total: people.length, limit, skip, data: people.slice(skip, skip + limit)});
  } else if (pathname === '/api/invite') {
    let body = '';
    request.on('data', chunk => (body += chunk));
    request.on('end', () => {
      const {name} = JSON.parse(body);
      if (taken.has(name)) send(response, 422, {name: `${name} is already on the team.`});
      else send(response, 200, people[people.push({id: people.length + 1, name, role: 'Editor'}) - 1]);
    });
  } else next();
}

function send(response, status, body) {
  response.writeHead(status, {'content-type': 'application/json'}).end(JSON.stringify(body));
}

/** The pages with React 19. */
const app = {
  base: '/app/',
  build: {rolldownOptions: {input: ['index.html', 'custom-elements.html', 'components.html']}},
  plugins: [{name: 'api', configurePreviewServer: server => void server.middlewares.use(api)}],
};

/** The page of the React components once more, with React 18. */
const react18 = {
  base: '/app/react-18/',
  build: {outDir: 'dist/react-18', rolldownOptions: {input: 'components.html'}},
  resolve: {alias: [{find: /^(react|react-dom)(?=$|\/)/, replacement: '$1-18'}]},
};

export default defineConfig(({mode}) => (mode === 'react-18' ? react18 : app));
