import '@life-changers/elements/styles/tokens.css';
import '@life-changers/react/ssr';
import '../theme.css';
// #if translated
import '../shared/language.js';
// #end
import type {ReactNode} from 'react';
import {Links, Meta, Outlet, Scripts, ScrollRestoration} from 'react-router';

export function Layout({children}: {children: ReactNode}) {
  return (
    <html lang="{{lang}}" dir="{{dir}}">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{{name}}</title>
        <link rel="icon" href="data:," />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
