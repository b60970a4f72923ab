import { fileProblem } from './problem'

// Half of a pair, and the character that no text of PostgreSQL can hold.
const unstorable = /[\p{Surrogate}\0]/u

/** @throws {AppError} `bad-character` for a text that no file and no database can hold */
export function refuseBadCharacters({ text, unit }: { text: string; unit: string }): void {
  if (unstorable.test(text)) throw fileProblem('bad-character', { unit })
}
