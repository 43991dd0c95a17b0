/** The icons of the menu, drawn with lines. */
const line = (path: string) => (
  <svg
    viewBox="0 0 20 20"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
);

export const patientsIcon = line(
  'M7.5 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM2 16.5c0-3 2.5-4.5 5.5-4.5s5.5 1.5 5.5 4.5M13 4a3 3 0 0 1 0 5.5M15 12.3c1.9.6 3 2 3 4.2',
);
export const intakeIcon = line(
  'M8.5 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM3 16.5c0-3 2.5-4.5 5.5-4.5 1 0 2 .2 2.800.5M15 11.5v6M12 14.5h6',
);
export const appointmentsIcon = line('M4.5 5h11v11.5h-11zM4.5 8.5h11M7.5 3v3.5M12.5 3v3.5');
export const pricesIcon = line('M3.5 10.5v-6.5h6.5l6.5 6.5-6.5 6.5zM7 7.200v.1');
export const settingsIcon = line('M3 6.5h7m5 0h2M3 13.5h2m5 0h7M12.5 4v5M7.5 11v5');
export const chevronIcon = line('m12 5-5 5 5 5');
