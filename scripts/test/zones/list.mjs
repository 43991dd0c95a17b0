/**
 * The time zones for date tests: UTC, a zone behind UTC, one with a half-hour offset, one that changes its clock at
 * midnight, and one that skipped a day.
 */
export const ZONES = ['UTC', 'America/New_York', 'Asia/Kolkata', 'Africa/Cairo', 'Pacific/Apia'];
