import type {ReactNode} from 'react';
import {LanguageSelect} from '../languages/language-select.js';
import {useStageSettings} from '../languages/use-stage-settings.js';
import type {GuideFile} from './guide.js';

interface LiveExampleProps {
  readonly Live: NonNullable<GuideFile['Live']>;
}

/** An example of a guide, in the language that the user has chosen for all examples of the site. */
export default function LiveExample({Live}: LiveExampleProps): ReactNode {
  const [settings, setSettings] = useStageSettings();
  return (
    <>
      <div className="stage-bar">
        <LanguageSelect
          language={settings.language}
          onChange={language => setSettings({...settings, language})}
        />
      </div>
      <div
        className="example-live"
        lang={settings.language ?? undefined}
        dir={settings.isRightToLeft ? 'rtl' : undefined}
      >
        <Live />
      </div>
    </>
  );
}
