import { expect, test } from 'vitest'
import { importTable } from './import-table'

const none = { created: 0, updated: 0, unchanged: 0 }
const report = {
  ...{ site: 'https://pasiuni.example', madeAt: '2026-11-22T00:00:00.000Z', plan: 'ab12' },
  ...{ rows: [{ ...none, container: 'projects', updated: 1 }], files: none, missing: [] },
}

test('a dry run tells how to do exactly what it told', () => {
  expect(importTable({ ...report, isDryRun: true })).toContain('--plan=ab12')
  expect(importTable({ ...report, isDryRun: false })).not.toContain('--plan')
})
