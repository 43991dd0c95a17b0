const people = Array.from({length: 23}, (_, index) => ({
  name: `Person ${index + 1}`,
  role: 'editor',
  start: '2026-01-01',
}));

/** The API of the app: pages of people, the newest first, and new ones. */
export function api(request, response, next) {
  const {pathname, searchParams} = new URL(request.url, 'http://app');
  if (pathname !== '/api/people') return next();
  const send = body => response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  if (request.method !== 'POST') {
    const [limit, skip] = ['$limit', '$skip'].map(name => Number(searchParams.get(name)));
    return send({total: people.length, limit, skip, data: people.slice(skip, skip + limit)});
  }
  let body = '';
  request.on('data', chunk => (body += chunk));
  request.on('end', () => {
    people.unshift(JSON.parse(body));
    send(people[0]);
  });
}
