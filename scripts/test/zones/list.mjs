/**
 * The time zones that dates are tried in: none, one behind UTC, one half an hour off the others, one that changes its
 * clock at midnight, and one that has left out a day.
 */
export const ZONES = ['UTC', 'America/New_York', 'Asia/Kolkata', 'Africa/Cairo', 'Pacific/Apia'];
