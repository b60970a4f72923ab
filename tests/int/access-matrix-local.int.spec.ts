import { beforeAll, describe, expect, test } from 'vitest'
import { panelAnswers, probeGlobalLocal, probeLocal } from '../helpers/access-probe'
import { people, useProbers } from '../helpers/access-probers'
import { answersTo, expectedAnswers, listOperations, type Operation } from '../helpers/access-rows'
import { collectionTable, fieldTable, globalTable, readTable } from '../helpers/access-table'

const { site, prober } = useProbers()
const table = new Map([...readTable(collectionTable), ...readTable(globalTable)])
const fields = readTable(fieldTable)
let operations: Operation[] = []

beforeAll(() => {
  operations = listOperations(site.cms.config).filter(({ slug }) => !slug.startsWith('payload-'))
})

describe('through the Local API', () => {
  const callers = ['admin', 'editor', 'translator', 'reviewer', 'site code'] as const

  test.each(callers)('%s', { timeout: 90_000 }, async (who) => {
    // The panel alone is asked whom it lets in.
    const asked = operations.filter(({ operation }) => operation !== 'admin')
    const found = await answersTo({
      who,
      operations: asked,
      probe: ({ slug, operation, isOfGlobal }) => {
        const probe = { site, slug, operation, prober: prober(who) }
        return isOfGlobal ? probeGlobalLocal(probe) : probeLocal(probe)
      },
    })
    expect(found).toEqual(expectedAnswers({ table, who, operations: asked }))
  })
})

describe('the admin panel is told the same', () => {
  // It works the trash out of both others; accounts are never locked, so none is unlocked there.
  const untold = ['trash', 'unlock']

  test.each(people)('%s', async (who) => {
    const panel = await panelAnswers({ site, prober: prober(who) })
    const asked = operations.filter(({ operation }) => !untold.includes(operation))
    const found = await answersTo({
      who,
      operations: asked,
      probe: ({ slug, operation, isOfGlobal }) =>
        Promise.resolve(
          operation === 'admin'
            ? panel.canAccessAdmin
            : panel.answer(isOfGlobal ? 'globals' : 'collections', slug, operation),
        ),
    })
    expect(found).toEqual(expectedAnswers({ table, who, operations: asked }))
  })

  test.each(people)('%s, field by field', async (who) => {
    const panel = await panelAnswers({ site, prober: prober(who) })
    const asked = [...fields.keys()].filter((cell) => cell.endsWith(` ${who}`))
    expect(asked.length).toBeGreaterThan(10)
    const found = asked.map((cell) => {
      const [slug = '', field = ''] = (cell.split(' ')[0] ?? '').split('.')
      return [cell, panel.answer('collections', slug, 'fields', field, 'update')]
    })
    expect(Object.fromEntries(found)).toEqual(
      Object.fromEntries(asked.map((cell) => [cell, fields.get(cell)])),
    )
  })
})
