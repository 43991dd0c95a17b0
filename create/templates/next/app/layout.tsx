import '@life-changers/elements/styles/tokens.css';
import '../theme.css';
import type {ReactNode} from 'react';
import {ServerRendering} from '../ui/server-rendering';

export const metadata = {title: '{{name}}', icons: {icon: 'data:,'}};

export default function Layout({children}: {children: ReactNode}) {
  return (
    <html lang="{{lang}}" dir="{{dir}}">
      <body>
        <ServerRendering>{children}</ServerRendering>
      </body>
    </html>
  );
}
