/**
 * Payload joins the labels of fields, each of which begins with a capital, into what a search field
 * asks for: “Search by Key or Text”. Within a sentence they begin small, except abbreviations.
 */
export function hintInOneSentence(hint: string): string {
  return hint.replaceAll(/ (\p{Lu})(?=\p{Ll}|-)/gu, (begin) => begin.toLowerCase())
}
