// Writes the table of docs/security.md, or compares it: `npm run generate`, `npm run check -- generated`.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { type Chapter, missingProofs, type Status, type Tests } from '../helpers/asvs'
import { asvsNumbers } from './asvs-numbers'

const states = ['tested', 'held', 'documented', 'operator', 'no part', 'not met'] as const
const folder = import.meta.dirname
const page = join(folder, '../../docs/security.md')
const begin = '<!-- the table begins: npm run generate -->\n'
const end = '<!-- the table ends -->'

const isChapter = z.custom<Chapter>(
  (value) => Object(value) === value && 'requirements' in Object(value),
)

async function readChapters(): Promise<Chapter[]> {
  // A chapter that has no part here has no test either.
  const files = readdirSync(folder).filter((name) => /^v\d\d-.*\.ts$/.test(name))
  const chapters = files.toSorted().map(async (name) => {
    const exported: unknown = await import(join(folder, name))
    return Object.values(z.record(z.string(), isChapter).parse(exported))
  })
  return (await Promise.all(chapters)).flat()
}

/** The numbers that a list of `asvsNumbers` stands for. */
function toNumbers(chapter: number, list: string): string[] {
  return list
    .split(' ')
    .filter(Boolean)
    .flatMap((part) => {
      const [section = '', rows = ''] = part.split('.')
      return rows.split(',').map((row) => `${chapter}.${section}.${row}`)
    })
}

/** Where the rows and the standard differ. */
function numberProblems(chapters: Chapter[]): string[] {
  return Object.entries(asvsNumbers).flatMap(([number, levels]) => {
    const rows = chapters.find((chapter) => chapter.number === Number(number))?.requirements ?? []
    return (['L1', 'L2'] as const).flatMap((level) => {
      const wanted = toNumbers(Number(number), levels[level])
      const given = rows.filter((row) => row.level === level).map((row) => row.number)
      return [
        ...wanted.filter((one) => !given.includes(one)).map((one) => `${one} ${level} has no row`),
        ...given.filter((one) => !wanted.includes(one)).map((one) => `${one} is not of ${level}`),
      ]
    })
  })
}

function files(tests: Tests): string {
  return Object.entries(tests)
    .map(([file, titles]) =>
      file.endsWith('.md')
        ? [titles]
            .flat()
            .map((title) => link(file, title))
            .join(', ')
        : `\`${file.replace(/^tests\//, '')}\``,
    )
    .join(', ')
}

function link(file: string, title: string): string {
  const anchor = title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-')
  const path =
    file === 'docs/security.md' ? '' : file.replace(/^docs\//, '').replace(/^(?=[A-Z])/, '../')
  return `[${title}](${path}#${anchor})`
}

function proof(status: Status, file: string): string {
  switch (status.state) {
    case 'tested':
      return `\`${file}\``
    case 'held':
      return files(status.by)
    case 'documented':
      return files(status.in)
    case 'operator':
    case 'no part':
    case 'not met':
      return status.because
  }
}

function line(cells: (string | number)[]): string {
  return `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |\n`
}

function table(chapters: Chapter[]): string {
  const heads = ['Chapter', 'L1', 'L2', 'L3', ...states]
  const count = (rows: Chapter['requirements']) => [
    ...['L1', 'L2', 'L3'].map((level) => rows.filter((row) => row.level === level).length),
    ...states.map((state) => rows.filter(({ status }) => status.state === state).length),
  ]
  const counts = chapters.map(({ number, name, requirements }) =>
    line([`V${number} ${name}`, ...count(requirements)]),
  )
  const all = line(['All', ...count(chapters.flatMap(({ requirements }) => requirements))])
  const sections = chapters.map(({ number, name, requirements }) => {
    const file = readdirSync(folder).find((one) =>
      one.startsWith(`v${String(number).padStart(2, '0')}-`),
    )
    const rows = requirements.map(({ number: id, level, about, status }) =>
      line([id, level, about, status.state, proof(status, `security/${file ?? ''}`)]),
    )
    const head = `${line(['', '', 'Requirement', 'State', 'Where, or why'])}| --- | --- | --- | --- | --- |\n`
    return `### V${number} ${name}\n\n${head}${rows.join('')}`
  })
  const rule = `|${' --- |'.repeat(heads.length)}\n`
  return `\n${line(heads)}${rule}${counts.join('')}${all}\n${sections.join('\n')}\n`
}

const chapters = await readChapters()
const problems = [
  ...numberProblems(chapters),
  ...chapters.flatMap(({ requirements }) => requirements.flatMap(missingProofs)),
]
for (const problem of problems) console.log(`wrong    ${problem}`)
const text = readFileSync(page, 'utf8')
const [before = '', rest = ''] = text.split(begin)
const [, after = ''] = rest.split(end)
const written = `${before}${begin}${table(chapters)}${end}${after}`
const isStale = written !== text
if (isStale && process.argv.includes('--write')) writeFileSync(page, written)
else if (isStale) console.log('stale    docs/security.md: run npm run generate')
if (problems.length > 0 || (isStale && !process.argv.includes('--write'))) process.exitCode = 1
