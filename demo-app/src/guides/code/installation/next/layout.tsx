import '@life-changers/elements/styles/life-changers.css';
import type {ReactNode} from 'react';

export const metadata = {title: 'Team'};

export default function Layout({children}: {children: ReactNode}) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
