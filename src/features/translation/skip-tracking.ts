/** Set in a request's context by bulk work that scans everything when it is done. */
export const skipTracking = { skipTextTracking: true }
