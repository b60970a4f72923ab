/**
 * The content security policy of everything that is no document. Opened by itself it may do nothing,
 * whatever was uploaded.
 */
export const dataPolicy = "default-src 'none'; sandbox; frame-ancestors 'none'; base-uri 'none'"
