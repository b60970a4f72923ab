// Headers of the conversation between the front server and the application. The front server takes
// them out of what comes from outside, and out of what goes there.

/** Proves that the request comes from the front server. */
export const internalSecretHeader = 'x-internal-secret'

/** An answer with it is replaced by the page at this path, as nginx does by `X-Accel-Redirect`. */
export const internalRedirectHeader = 'x-accel-redirect'
