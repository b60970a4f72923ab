const entities = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&amp;', '&'],
] as const

/** Writes plain characters as markup. */
export function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** Reads the characters between two tags. A lone `&` is literal: people type it. */
export function unescapeMarkup(markup: string): string {
  return entities.reduce((plain, [entity, mark]) => plain.replaceAll(entity, mark), markup)
}
