import type { SanitizedConfig } from 'payload'

/**
 * Makes the labels of a form for each request. Payload's `getClientSchemaMap` keeps them for everybody, in
 * the language of the first editor who opened that form, and shows them in forms and versions to all.
 */
export function makeLabelsByRequest(config: SanitizedConfig): SanitizedConfig {
  // Payload sets it to false once it has made new ones.
  Object.defineProperty(globalThis, '_payload_doNotCacheClientSchemaMap', {
    configurable: true,
    get: () => true,
    set: () => undefined,
  })
  return config
}
