import {css} from 'lit';

export const rowLinksStyles = css`
  .row-link {
    border-radius: calc(var(--_radius) / 2);
    color: var(--_color-accent);
    font-weight: 600;
    text-decoration: none;
  }

  @media (hover: hover) {
    .row-link:hover {
      text-decoration: underline;
    }
  }
`;
