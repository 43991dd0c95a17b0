import type {ReactNode} from 'react';
import {BlockPage} from '../block-page.js';
import Live from './profile.js';
import './profile.css';

const loadCode = () => import('./profile-code.js');

/** The block with its files. */
export default function ProfilePage(): ReactNode {
  return (
    <BlockPage
      name="profile"
      lead="A public profile with a picture and certificates, beside what customers see of it. Files are sent at once, and one that fails is sent again."
      Live={Live}
      loadCode={loadCode}
      plainHref="/blocks/profile.html"
    />
  );
}
