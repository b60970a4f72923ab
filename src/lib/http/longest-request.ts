/**
 * How long a request may take to arrive, in milliseconds: a minute longer than an import of all
 * content is given (src/front/requests/route-table.ts), so that a late one still gets an answer.
 * Node's default cuts every request off after five minutes.
 */
export const longestRequestMs = 660_000
