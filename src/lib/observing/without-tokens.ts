// Readers of a log or a trace must not be able to follow the link: new passwords of editors, drafts
// that are shared, codes in links of mails and of sign-ins with Google.
const paths = /(\/(?:admin\/reset|preview\/shared)\/)[^/?#\s"\\]+/g
const queries = /([?&](?:token|code|state)=)[^&#\s"\\]+/g

/** A text without the one-time codes of the addresses in it; their route is left. */
export function withoutTokens(text: string): string {
  return text.replace(paths, '$1[token]').replace(queries, '$1[token]')
}
