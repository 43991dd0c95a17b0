import {Avatar, Tag} from '@life-changers/react';
import type {Picture} from './profile-files.js';

interface ProfilePreviewProps {
  name: string;
  position: string;
  about: string;
  languages: readonly string[];
  picture: Picture;
}

const addresses = new WeakMap<File, string>();

/** A file that is not saved yet has no address, so it gets one, which stays valid until the page is left. */
function addressOf(picture: Picture): string {
  const {file, path = ''} = picture ?? {};
  if (!file) return path;
  const address = addresses.get(file) ?? URL.createObjectURL(file);
  addresses.set(file, address);
  return address;
}

/** What customers see. */
export function ProfilePreview({name, position, about, languages, picture}: ProfilePreviewProps) {
  return (
    <section className="profile-preview" aria-labelledby="profile-preview-heading">
      <h3 id="profile-preview-heading">What customers see</h3>
      <div className="profile-card">
        <Avatar name={name} src={addressOf(picture)} size="lg" aria-hidden="true" />
        <div>
          <strong>{name || 'Your name'}</strong>
          <p>{position || 'Your position'}</p>
        </div>
        {about && <p>{about}</p>}
        <ul aria-label="Languages of the courses">
          {languages.map(language => (
            <li key={language}>
              <Tag>{language}</Tag>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
