// Says of texts in JSON lines how likely each is cut off: docs/how-to/score-texts.md.
import { readFileSync } from 'node:fs'
import { text as readStream } from 'node:stream/consumers'
import { runInterruptible } from '../src/dev/processes/interruptible'
import { PlainError } from '../src/dev/plain-error'
import { explainReason } from '../src/features/translation/cut-off/explain-reason'
import { measure } from './score-texts/measure'
import { cutTable, isFlagged } from './score-texts/cut-table'
import { type Beside, judgeCuts } from './score-texts/judge-cuts'
import { parseCases } from './score-texts/parse-cases'
import { type Half, readParallelTexts } from './score-texts/parallel-texts'
import { scoreCases } from './score-texts/score-cases'
import { readSiteWords } from './score-texts/site-words'

const usage = `Usage: npm run score-texts -- <file>, or - for standard input.
Each line: {"locale":"ru","source_locale":"ro","source":"…","text":"…"}; with "truncated":true or
false in some lines, precision, recall and false-alarm rate follow on standard error.

Usage: npm run score-texts -- <folder> --cuts develop|report
Cuts the parallel texts of a folder off in every way and prints what is found of it; “develop” is
the half that rules may be made on, and names whole texts that are taken for cut.`

await runInterruptible(
  async () => {
    const [file, option, half, ...more] = process.argv.slice(2)
    if (file === undefined || more.length > 0) throw new PlainError(usage)
    if (option === '--cuts' && (half === 'develop' || half === 'report')) {
      await printCuts({ folder: file, half })
      return 0
    }
    if (option !== undefined) throw new PlainError(usage)
    const cases = parseCases(file === '-' ? await readStream(process.stdin) : readText(file))
    const verdicts = scoreCases(cases)
    const lines = verdicts.map(({ p, flag, why, missing }) =>
      JSON.stringify({
        p: Math.round(p * 1000) / 1000,
        flag,
        why: [
          ...why.map(explainReason),
          ...(missing === undefined ? [] : [`the source goes on: “${missing}”`]),
        ],
      }),
    )
    await write(lines.map((line) => `${line}\n`).join(''))
    for (const line of measure({ cases, verdicts })) console.error(line)
    return 0
  },
  { interruptedCode: () => 130 },
)

async function printCuts({ folder, half }: { folder: string; half: Half }): Promise<void> {
  const texts = readParallelTexts({ folder, half })
  const site = await readSiteWords()
  const ways: Beside[] = ['source', 'two references', 'nothing']
  for (const beside of ways) {
    const judged = judgeCuts({ texts, site, beside })
    const alarms = judged.filter((one) => one.kind === undefined && isFlagged(one))
    const named = half === 'develop' ? alarms : []
    const lines = [
      `Beside: ${beside}`,
      '',
      ...cutTable(judged),
      '',
      ...named.map(({ level, text, why }) => `${level ?? ''}: ${text} (${why.join('; ')})`),
    ]
    await write(lines.map((line) => `${line}\n`).join(''))
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new PlainError(`The file cannot be read: ${reason}`)
  }
}

/** Waits for a slow reader: the process ends right after, and a pipe would lose the rest. */
function write(text: string): Promise<void> {
  return new Promise((resolve) => {
    process.stdout.write(text, () => resolve())
  })
}
