import { expect, it } from 'vitest'
import { needsDatabase, selectTests } from './test-selection'

it('runs everything where nothing is named', () => {
  expect(selectTests([])).toBeNull()
})

it('sorts paths by what runs them', () => {
  const paths = ['src/lib/dates', 'tests/e2e/languages', 'tests/int/jobs', 'tests/core/users']
  paths.push('tests/security/v03')
  expect(selectTests(paths)).toEqual({
    ...{ unit: ['src/lib/dates'], int: ['tests/int/jobs'] },
    ...{ core: ['tests/core/users'], security: ['tests/security/v03'] },
    e2e: ['tests/e2e/languages'],
  })
})

it('takes a whole folder', () => {
  expect(selectTests(['tests/security', 'scripts'])).toMatchObject({
    unit: ['scripts'],
    security: ['tests/security'],
  })
})

it('needs a database for all but unit tests', () => {
  expect(['src/lib', 'tests/int/jobs'].map((path) => needs(path))).toEqual([false, true])
})

it.each(['--watch', 'languages', 'tests/helpers/cms'])('refuses %s', (path) => {
  expect(() => selectTests([path])).toThrow(path)
})

function needs(path: string): boolean {
  const selection = selectTests([path])
  return selection !== null && needsDatabase(selection)
}
