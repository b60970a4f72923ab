/**
 * How long a request may take to arrive, in milliseconds: a minute more than all content with its
 * pictures has for that (src/front/requests/route-table.ts), so that whoever is late is told so. By itself
 * Node cuts every request off after five minutes.
 */
export const longestRequestMs = 660_000
