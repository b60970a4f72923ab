import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { parseJson } from '../../src/lib/parse-json'
import { PlainError } from '../../src/dev/plain-error'

const roles = ['label', 'heading', 'sentence', 'paragraph', 'several'] as const

const parallelText = z.object({
  role: z.enum(roles),
  ro: z.string(),
  en: z.string(),
  ru: z.string(),
})

export type ParallelText = z.infer<typeof parallelText>
/** What rules were made on, and what they are measured on. */
export type Half = 'develop' | 'report'

/**
 * The texts of all `.jsonl` files of a folder, every other line of each for one half.
 * @throws {PlainError} for a folder without such files, and for a line that is no text
 */
export function readParallelTexts({ folder, half }: { folder: string; half: Half }) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.jsonl'))
  if (files.length === 0) throw new PlainError(`There are no .jsonl files in ${folder}.`)
  return files.sort().flatMap((file) => {
    const lines = readFileSync(path.join(folder, file), 'utf8').trim().split('\n')
    return lines.flatMap((line, index): ParallelText[] =>
      (index % 2 === 0) === (half === 'develop') ? [parseText({ line, file, index })] : [],
    )
  })
}

function parseText(place: { line: string; file: string; index: number }): ParallelText {
  const parsed = parallelText.safeParse(parseJson(place.line))
  if (parsed.success) return parsed.data
  throw new PlainError(`${place.file}, line ${place.index + 1} is not a text in three languages.`)
}
