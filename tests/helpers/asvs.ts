import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkout } from '../../src/dev/checkout'

/** Tests elsewhere that hold a requirement: their titles by the file that they are in. */
export type Tests = Record<string, string | string[]>

/** The status of a requirement of the OWASP ASVS 5.0. */
export type Status =
  | { state: 'tested'; run: () => Promise<void> | void }
  | { state: 'held'; by: Tests }
  | { state: 'documented'; in: Tests }
  | { state: 'operator' | 'no part' | 'not met'; because: string }

export type Requirement = { number: string; level: string; about: string; status: Status }
export type Chapter = { number: number; name: string; requirements: Requirement[] }

/** A test of its own, here, against the running site or its sources. */
export const tested = (run: () => Promise<void> | void): Status => ({ state: 'tested', run })
/** Tests elsewhere. */
export const held = (by: Tests): Status => ({ state: 'held', by })
/** What is to be written down is, under these headings. */
export const documented = (where: Tests): Status => ({ state: 'documented', in: where })
/** Who runs the site decides it. */
export const operator = (because: string): Status => ({ state: 'operator', because })
/** The site has nothing that it is about. */
export const noPart = (because: string): Status => ({ state: 'no part', because })
export const notMet = (because: string): Status => ({ state: 'not met', because })

const key = /^(\d+\.\d+\.\d+) (L[123]): (.+)$/

/**
 * The requirements of a chapter by `<number> <level>: <in our words>`. Under Vitest each that is
 * tested is a test; what the others rest on is looked up.
 */
export function chapter(number: number, name: string, statuses: Record<string, Status>): Chapter {
  const requirements = Object.entries(statuses).map(([title, status]): Requirement => {
    const [, id = '', level = '', about = ''] = key.exec(title) ?? []
    if (!id.startsWith(`${number}.`)) throw new Error(`“${title}” is not of chapter ${number}.`)
    return { number: id, level, about, status }
  })
  if (process.env.VITEST) {
    describe(`V${number} ${name}`, () => {
      for (const requirement of requirements) testRequirement(requirement)
    })
  }
  return { number, name, requirements }
}

function testRequirement(requirement: Requirement): void {
  const { number, about, status } = requirement
  if (status.state === 'tested') it(`${number} ${about}`, status.run)
  else if (status.state === 'held' || status.state === 'documented') {
    it(`${number} ${about}: ${status.state} elsewhere`, () => {
      expect(missingProofs(requirement)).toEqual([])
    })
  }
}

/** What a requirement rests on that is no longer there. */
export function missingProofs({ number, status }: Requirement): string[] {
  const pairs = (tests: Tests) =>
    Object.entries(tests).flatMap(([file, titles]) =>
      [titles].flat().map((title) => ({ file, title })),
    )
  const missing =
    status.state === 'held'
      ? pairs(status.by).filter(({ file, title }) => !hasTest(readText(file), title))
      : status.state === 'documented'
        ? pairs(status.in).filter(({ file, title }) => !hasHeading(readText(file), title))
        : []
  return missing.map(({ file, title }) => `${number}: nothing in ${file} is called “${title}”`)
}

function readText(file: string): string {
  try {
    return readFileSync(join(checkout, file), 'utf8')
  } catch {
    return ''
  }
}

function escaped(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
}

/** A test that is run: `it('title'`, or the end of a table `])('title'`; not `it.skip(`. */
function hasTest(text: string, title: string): boolean {
  const pattern = String.raw`(?:\b(?:it|test)|\]\)|\w\))\s*\(\s*(['"\`])${escaped(title)}\1`
  return new RegExp(pattern).test(text)
}

function hasHeading(text: string, title: string): boolean {
  return new RegExp(String.raw`^#{1,4} ${escaped(title)}$`, 'm').test(text)
}
