import { expect } from '@playwright/test'
import { faults } from '../../scripts/faults/faults'
import { runFault } from '../../scripts/faults/run-fault'
import { test } from '../helpers/fault-test'

// One of `npm run faults` for each thing that can go: all of them take six minutes.
const names = [
  'the database is killed',
  'the database’s disk is full',
  'the account service is frozen',
  'the mail server is away',
  'both applications are killed while they send',
]

test.describe.configure({ mode: 'serial', timeout: 180_000 })

for (const name of names) {
  test(`readers, members and editors lose nothing: ${name}`, async ({ stage }) => {
    const fault = faults.find((one) => one.name === name)
    if (!fault) throw new Error(`No fault is called “${name}”.`)
    const { wrongs } = await runFault({ stage, fault })
    expect(wrongs).toEqual([])
  })
}
