// #if data
import {index, layout, route, type RouteConfig} from '@react-router/dev/routes';
// #else
import {index, layout, type RouteConfig} from '@react-router/dev/routes';
// #end

export default [
  // #if data
  route('api/*', 'routes/api.ts'),
  // #end
  // #if signIn
  route('sign-in', 'routes/sign-in.tsx'),
  // #end
  layout('routes/frame.tsx', [
    index('routes/home.tsx'),
    // #if tables
    route('people', 'routes/people.tsx'),
    // #end
    // #if forms
    route('people/new', 'routes/new-person.tsx'),
    // #end
  ]),
] satisfies RouteConfig;
