import {LcBreadcrumb, type NavigateDetail, type PageLocation} from '@life-changers/elements/breadcrumb';
import type {PathLabels} from '@life-changers/elements/core/navigation';
import {createBinding} from './create-binding.js';

/** The props of `Breadcrumb`. */
export interface BreadcrumbProps {
  /**
   * Where the user is: a path, or a router's location, as `useLocation()` gives it.
   * @default the document's own path
   */
  location?: PageLocation | undefined;
  /** The router's basename (React Router) or `basePath` (Next.js): no step, and the start of every link. */
  basename?: string | undefined;
  /** Texts of steps, under their path or segment: `{'/people/ada': 'Ada Lovelace', people: 'People'}`. */
  labels?: PathLabels | undefined;
  /** The text of a first step that leads to `/`, or to the `basename`. Without it there is no such step. */
  homeText?: string | undefined;
  /**
   * Names the landmark, where a page has more than one.
   * @default 'Breadcrumb'
   */
  label?: string | undefined;
  /** Is called when a link is clicked plainly; `event.preventDefault()` keeps the browser on the page. */
  onNavigate?: ((event: CustomEvent<NavigateDetail>) => void) | undefined;
}

/** The way to a page, as links made from the segments of its path. */
export const Breadcrumb = createBinding<LcBreadcrumb, BreadcrumbProps>({
  name: 'Breadcrumb',
  tag: 'lc-breadcrumb',
  elementClass: LcBreadcrumb,
  events: {onNavigate: 'lc-navigate'},
});
