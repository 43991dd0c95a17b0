import {RadioButton} from '@life-changers/react';
import {useState} from 'react';

const options = [
  {text: 'Light', value: 'light'},
  {text: 'Dark', value: 'dark'},
  {text: 'Like the device', value: ''},
];

/**
 * In your app, set it on `document.documentElement` and store it.
 * Here, it applies only to this box.
 */
export default function ThemeChoice() {
  const [theme, setTheme] = useState('');

  return (
    <div className="card" data-theme={theme || undefined}>
      <RadioButton
        label="Theme"
        options={options}
        value={theme}
        onChange={setTheme}
      />
    </div>
  );
}
