/**
 * The content security policy of everything that is not a document: opened on its own, an uploaded
 * file may do nothing.
 */
export const dataPolicy = "default-src 'none'; sandbox; frame-ancestors 'none'; base-uri 'none'"
