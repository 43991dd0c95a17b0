import '@life-changers/elements/styles/tokens.css';
import type {ReactNode} from 'react';
import {Links} from './links';

export const metadata = {title: 'Team admin', icons: {icon: 'data:,'}};

export default function Layout({children}: {children: ReactNode}) {
  return (
    <html lang="en">
      <body>
        <Links>{children}</Links>
      </body>
    </html>
  );
}
