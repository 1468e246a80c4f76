/** The parameter in a replay's address that opens the analysis. */
export const ANALYSIS = 'analysis';

/** The address of a replay's analysis. */
export const analysisAt = (replay: string): string => `${replay}${replay.includes('?') ? '&' : '?'}${ANALYSIS}=1`;
