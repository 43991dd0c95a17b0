import type {NavigateDetail} from '@life-changers/elements/button';

/** The prop of components that are or contain links. */
export interface NavigateProps {
  /**
   * Called when a link is clicked without a modifier key. Call `event.preventDefault()` and navigate with your router,
   * or use `useNavigationLinks` once for the whole app.
   */
  onNavigate?: ((event: CustomEvent<NavigateDetail>) => void) | undefined;
}

/** The event of that prop. */
export const NAVIGATE_EVENTS = {onNavigate: 'lc-navigate'} as const;
