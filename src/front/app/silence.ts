/** Longest time in which a client neither sends nor takes anything, in milliseconds. */
export const silenceMs = 60_000
