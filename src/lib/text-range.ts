/** Characters of a text, in UTF-16 units, the end excluded. */
export type Range = { start: number; end: number }
