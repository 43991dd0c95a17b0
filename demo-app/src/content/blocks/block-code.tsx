import {useCallback, useRef, type ReactNode} from 'react';
import type {ExampleCode} from '../../site/code/code-panel.js';
import {CodeToggle} from '../../site/code/code-toggle.js';
import {chooseFramework, useFramework} from '../../site/code/framework.js';
import {SectionHeading} from '../../site/page/heading.js';
import {Segments} from '../../site/theming/segments.js';

/** The files of a block, the main file of each language first. */
interface BlockFiles {
  readonly react: ExampleCode;
  readonly html: ExampleCode;
}

export interface BlockCodeProps {
  readonly title: string;
  /** The name of the block's files, such as `invoice`. */
  readonly name: string;
  /** Loads the files. */
  readonly loadCode: () => Promise<BlockFiles>;
  /** The address of the page without React. */
  readonly plainHref: string;
}

const LANGUAGES = ['React', 'HTML'].map(value => ({value, text: value}));

/** The files of a block in tabs, in the language of the reader. They load when the reader comes near them. */
export function BlockCode({title, name, loadCode, plainHref}: BlockCodeProps): ReactNode {
  const section = useRef<HTMLElement>(null);
  const isReact = ['React', null].includes(useFramework());
  const load = useCallback(async () => {
    if (section.current) await whenNear(section.current);
    const {react, html} = await loadCode();
    return isReact ? react : html;
  }, [loadCode, isReact]);

  return (
    <section ref={section} className="block-code" aria-labelledby="code">
      <SectionHeading id="code">Code</SectionHeading>
      <p className="about">
        Copy the files into one folder, or run{' '}
        <code>
          npx life-changers block {name}
          {isReact ? '' : ' --html'}
        </code>{' '}
        there. They use this library and some CSS for the layout, and nothing else. In HTML, it is the same
        screen without React and without a bundler: <a href={plainHref}>open it as a page</a>.
      </p>
      <div className="example-frame">
        <CodeToggle
          title={`${title} in ${isReact ? 'React' : 'HTML'}`}
          labelId="code"
          name={`${name}.${isReact ? 'tsx' : 'html'}`}
          code={load}
          isOpenOnWide
        >
          <Segments
            label="Language"
            options={LANGUAGES}
            value={isReact ? 'React' : 'HTML'}
            onChange={chooseFramework}
          />
        </CodeToggle>
      </div>
    </section>
  );
}

/** Resolves when half a window or less is between the element and what the reader sees. */
const whenNear = (element: Element): Promise<void> =>
  new Promise(resolve => {
    const observer = new IntersectionObserver(
      entries => {
        if (!entries.some(({isIntersecting}) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      {rootMargin: '50%'},
    );
    observer.observe(element);
  });
