import '@life-changers/elements/styles/tokens.css';
import type {ReactNode} from 'react';
import {ServerRendering} from './server-rendering';

export const metadata = {title: 'Team'};

export default function Layout({children}: {children: ReactNode}) {
  return (
    <html lang="en">
      <body>
        <ServerRendering>{children}</ServerRendering>
      </body>
    </html>
  );
}
