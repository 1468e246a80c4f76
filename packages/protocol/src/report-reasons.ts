/** Reasons for a report. */
export const REPORT_REASONS = ['abuse', 'cheating', 'name', 'spam', 'other'] as const;
