import {RadioButton} from '@life-changers/react';
import {useState} from 'react';
import {LANGUAGES, type Language} from '../../shared/texts.js';
import {useLanguage, useTexts} from '../language.js';
import {chooseTheme, currentTheme, type Theme} from '../theme.js';

const LANGUAGE_OPTIONS = LANGUAGES.map(value => ({value, text: value === 'it' ? 'Italiano' : 'English'}));

/** The language and the theme, which count at once. */
export function LookSettings() {
  const text = useTexts();
  const {language, choose} = useLanguage();
  const [theme, setTheme] = useState(currentTheme);

  return (
    <section className="settings">
      <p className="quiet">{text.lookLead}</p>
      <div className="fields">
        <RadioButton
          label={text.language}
          options={LANGUAGE_OPTIONS}
          value={language}
          onChange={value => void choose(value as Language)}
        />
        <RadioButton
          label={text.theme}
          options={[
            {text: text.device, value: ''},
            {text: text.light, value: 'light'},
            {text: text.dark, value: 'dark'},
          ]}
          value={theme}
          onChange={value => {
            chooseTheme(value as Theme);
            setTheme(value as Theme);
          }}
        />
      </div>
    </section>
  );
}
