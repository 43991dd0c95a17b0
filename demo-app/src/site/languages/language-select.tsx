import type {ReactNode} from 'react';
import {SmallSelect} from '../controls/small-select.js';
import {OWN_NAMES} from './own-names.js';

interface LanguageSelectProps {
  /** A BCP 47 tag. Null is English. */
  readonly language: string | null;
  readonly onChange: (language: string | null) => void;
}

/** The language of the messages in examples. */
export const LanguageSelect = ({language, onChange}: LanguageSelectProps): ReactNode => (
  <SmallSelect
    aria-label="Language"
    value={language ?? ''}
    onChange={({target}) => onChange(target.value || null)}
  >
    <option value="">English</option>
    {OWN_NAMES.map(([tag, name]) => (
      <option key={tag} value={tag} lang={tag}>
        {name}
      </option>
    ))}
  </SmallSelect>
);
