import type {ReactNode, Ref} from 'react';
import type {StageSettings} from './stage-settings.js';

interface StageProps {
  readonly settings: StageSettings;
  readonly live?: Ref<HTMLDivElement>;
  /** How the content is laid out. */
  readonly layout: 'example-live' | 'glance-live' | 'block-live';
  readonly children: ReactNode;
}

/** Where an example runs, with the settings of the bar of its workbench. */
export function Stage({settings, live, layout, children}: StageProps): ReactNode {
  const {scheme, theme, isRightToLeft, width, language} = settings;
  const classes = [
    `stage is-${width}`,
    theme === null ? '' : 'has-theme',
    scheme === null && theme === null ? '' : 'theme-scope',
  ];

  return (
    <div
      className={classes.filter(name => name !== '').join(' ')}
      data-theme={scheme ?? undefined}
      dir={isRightToLeft ? 'rtl' : undefined}
      lang={language ?? undefined}
    >
      <div ref={live} className={layout}>
        {children}
      </div>
    </div>
  );
}
