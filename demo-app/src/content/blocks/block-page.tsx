import type {ComponentType, ReactNode} from 'react';
import {ApiLinks} from '../../site/page/api-links.js';
import {Neighbors} from '../../site/page/neighbors.js';
import {useSite} from '../../site/site.js';
import {SiteFooter} from '../../site/frame/site-footer.js';
import {StageBar} from '../../site/workbench/stage-bar.js';
import {useStageSettings} from '../../site/languages/use-stage-settings.js';
import {Stage} from '../../site/workbench/stage.js';
import {BlockCode, type BlockCodeProps} from './block-code.js';
import './block-page.css';

interface BlockPageProps extends Omit<BlockCodeProps, 'title'> {
  readonly lead: ReactNode;
  readonly Live: ComponentType;
}

const SCREEN_ID = 'screen';

/** A whole screen that runs on the page itself, without a frame, and its files in React and in HTML. */
export function BlockPage({lead, Live, ...code}: BlockPageProps): ReactNode {
  const {title, elements} = useSite().route;
  const [settings, setSettings] = useStageSettings();

  return (
    <div className="page is-wide block-page">
      <div className="page-header">
        <h1 tabIndex={-1}>{title}</h1>
        <StageBar chosen={SCREEN_ID} settings={settings} onChange={setSettings}>
          Open alone
        </StageBar>
        <p className="lead">{lead}</p>
      </div>
      <div className="page-body">
        <div id={SCREEN_ID} className="example">
          <div className="bench">
            <Stage settings={settings} layout="block-live">
              <Live />
            </Stage>
          </div>
        </div>
        <BlockCode title={title} {...code} />
        <ApiLinks id="api-reference" elements={elements} />
        <Neighbors />
      </div>
      <SiteFooter />
    </div>
  );
}
