import type {ReactNode} from 'react';
import {BlockPage} from '../block-page.js';
import Live from './onboarding.js';
import './onboarding.css';

const loadCode = () => import('./onboarding-code.js');

/** The block with its files. */
export default function OnboardingPage(): ReactNode {
  return (
    <BlockPage
      name="onboarding"
      lead="The first steps of a new workspace. One is open at a time, each is saved or skipped, and one can fail and be tried again."
      Live={Live}
      loadCode={loadCode}
      plainHref="/blocks/onboarding.html"
    />
  );
}
