import '@life-changers/elements/styles/tokens.css';
import type {ReactNode} from 'react';

export const metadata = {title: 'Team'};

export default function Layout({children}: {children: ReactNode}) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
