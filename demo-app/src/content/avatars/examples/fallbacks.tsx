import {Avatar} from '@life-changers/react';

export default function Fallbacks() {
  return (
    <>
      <Avatar name="Katherine Johnson" />
      <Avatar name="فاطمة الفهري" lang="ar" />
      <Avatar name="山田 太郎" lang="ja" />
      <Avatar name="Élodie Aubry" />
      <Avatar />
    </>
  );
}
