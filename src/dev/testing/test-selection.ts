import { PlainError } from '../plain-error'

/** Beginnings of the paths of test files, by the kind of test. */
export type TestSelection = Record<'unit' | 'int' | 'core' | 'security' | 'e2e', readonly string[]>

const USAGE =
  'npm test -- [src/lib/dates tests/int/jobs tests/core/sessions tests/security/v03 tests/e2e/languages …]'

/**
 * Sorts the paths given to `npm test` by what has to run them.
 * @returns null where none is given: everything is to run
 * @throws {PlainError} for an option, or an unknown folder of tests
 */
export function selectTests(paths: readonly string[]): TestSelection | null {
  if (paths.length === 0) return null
  const kinds = paths.map((path) => ({ path, kind: getKind(path) }))
  const select = (wanted: string) =>
    kinds.filter(({ kind }) => kind === wanted).map(({ path }) => path)
  return {
    unit: select('unit'),
    int: select('int'),
    core: select('core'),
    security: select('security'),
    e2e: select('e2e'),
  }
}

/** Whether any of the tests needs PostgreSQL. */
export function needsDatabase({ int, core, ...selection }: TestSelection): boolean {
  return int.length + core.length > 0 || needsSite(selection)
}

/** Whether any of the tests needs the site's build. */
export function needsSite({ security, e2e }: Pick<TestSelection, 'security' | 'e2e'>): boolean {
  return security.length + e2e.length > 0
}

function getKind(path: string): keyof TestSelection {
  if (/^(?:src|collections|globals|migrations|scripts)(?:\/|$)/.test(path)) return 'unit'
  const folder = /^tests\/(\w+)(?:\/|$)/.exec(path)?.[1]
  const kind = (['int', 'core', 'security', 'e2e'] as const).find((one) => one === folder)
  if (kind) return kind
  throw new PlainError(`No tests match “${path}”. Usage:\n${USAGE}`)
}
