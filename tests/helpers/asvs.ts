import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkout } from '../../src/dev/checkout'

/** Tests elsewhere that hold a requirement: their titles by the file that they are in. */
export type Tests = Record<string, string | string[]>

/** How a requirement of the OWASP ASVS 5.0 stands. */
export type Standing =
  | { state: 'tested'; run: () => Promise<void> | void }
  | { state: 'held'; by: Tests }
  | { state: 'documented'; in: Tests }
  | { state: 'operator' | 'no part' | 'not met'; because: string }

export type Requirement = { number: string; level: string; about: string; standing: Standing }
export type Chapter = { number: number; name: string; requirements: Requirement[] }

/** A test of its own, here, against the running site or its sources. */
export const tested = (run: () => Promise<void> | void): Standing => ({ state: 'tested', run })
/** Tests elsewhere. */
export const held = (by: Tests): Standing => ({ state: 'held', by })
/** What is to be written down is, under these headings. */
export const documented = (where: Tests): Standing => ({ state: 'documented', in: where })
/** Who runs the site decides it. */
export const operator = (because: string): Standing => ({ state: 'operator', because })
/** The site has nothing that it is about. */
export const noPart = (because: string): Standing => ({ state: 'no part', because })
export const notMet = (because: string): Standing => ({ state: 'not met', because })

const key = /^(\d+\.\d+\.\d+) (L[123]): (.+)$/

/**
 * The requirements of a chapter by `<number> <level>: <in our words>`. Under Vitest each that is tested
 * is a test; what the others rest on is looked up.
 */
export function chapter(
  number: number,
  name: string,
  standings: Record<string, Standing>,
): Chapter {
  const requirements = Object.entries(standings).map(([title, standing]): Requirement => {
    const [, id = '', level = '', about = ''] = key.exec(title) ?? []
    if (!id.startsWith(`${number}.`)) throw new Error(`“${title}” is not of chapter ${number}.`)
    return { number: id, level, about, standing }
  })
  if (process.env.VITEST) {
    describe(`V${number} ${name}`, () => {
      for (const requirement of requirements) testRequirement(requirement)
    })
  }
  return { number, name, requirements }
}

function testRequirement(requirement: Requirement): void {
  const { number, about, standing } = requirement
  if (standing.state === 'tested') it(`${number} ${about}`, standing.run)
  else if (standing.state === 'held' || standing.state === 'documented') {
    it(`${number} ${about}: ${standing.state} elsewhere`, () => {
      expect(missingProofs(requirement)).toEqual([])
    })
  }
}

/** What a requirement rests on that is no longer there. */
export function missingProofs({ number, standing }: Requirement): string[] {
  const pairs = (tests: Tests) =>
    Object.entries(tests).flatMap(([file, titles]) =>
      [titles].flat().map((title) => ({ file, title })),
    )
  const missing =
    standing.state === 'held'
      ? pairs(standing.by).filter(({ file, title }) => !hasTest(readText(file), title))
      : standing.state === 'documented'
        ? pairs(standing.in).filter(({ file, title }) => !hasHeading(readText(file), title))
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
