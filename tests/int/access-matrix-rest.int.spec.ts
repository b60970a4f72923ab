import { beforeAll, describe, expect, test } from 'vitest'
import { probeGlobalRest, probeRest } from '../helpers/access-probe'
import { people, useProbers, type Who } from '../helpers/access-probers'
import { answersTo, expectedAnswers, listOperations, type Operation } from '../helpers/access-rows'
import {
  answers,
  collectionTable,
  globalTable,
  payloadTable,
  readTable,
} from '../helpers/access-table'

const { site, prober } = useProbers()
const tables = [collectionTable, globalTable, payloadTable]
const table = new Map(tables.flatMap((each) => [...readTable(each)]))
let operations: Operation[] = []

beforeAll(() => {
  operations = listOperations(site.cms.config)
})

async function overRest(who: Who) {
  return answersTo({
    who,
    operations,
    probe: ({ slug, operation, isOfGlobal }) => {
      const probe = { site, slug, operation, prober: prober(who) }
      return isOfGlobal ? probeGlobalRest(probe) : probeRest(probe)
    },
  })
}

describe('the table', () => {
  test('names every operation of every collection and global, and no other', () => {
    const cells = operations.flatMap(({ slug, operation }) =>
      [...people, ...(slug.startsWith('payload-') ? [] : ['site code'])].map(
        (who) => `${slug} ${operation} ${who}`,
      ),
    )
    expect(cells.length).toBeGreaterThan(600)
    expect([...table.keys()].toSorted()).toEqual(cells.toSorted())
    const unknown = [...table.values()].filter((answer) => !answers.some((one) => one === answer))
    expect(unknown).toEqual([])
  })
})

describe('over REST', () => {
  test.each(people)('%s', { timeout: 90_000 }, async (who) => {
    expect(await overRest(who)).toEqual(expectedAnswers({ table, who, operations }))
  })

  test('a member is nobody', { timeout: 90_000 }, async () => {
    const expected = expectedAnswers({ table, who: 'member', column: 'anonymous', operations })
    expect(await overRest('member')).toEqual(expected)
  })
})

describe('the trash', () => {
  async function trashed(): Promise<{ id: number; isTrashed: boolean }> {
    const { docs } = await site.cms.find({
      collection: 'projects',
      limit: 1,
      sort: 'id',
      trash: true,
      overrideAccess: true,
    })
    return { id: docs[0]?.id ?? 0, isTrashed: Boolean(docs[0]?.deletedAt) }
  }

  const move = async ({ who, deletedAt }: { who: Who; deletedAt: string | null }) => {
    const { id } = await trashed()
    // Translators and reviewers write drafts; a draft of the trash would not be in it.
    const path = `/projects/${id}?locale=ru&trash=true${who === 'editor' ? '' : '&draft=true'}`
    return prober(who).rest(path, { method: 'PATCH', body: { deletedAt } })
  }

  test('is filled and emptied by editors, not by translators and reviewers', async () => {
    const deletedAt = new Date().toISOString()
    for (const who of ['translator', 'reviewer'] as const) {
      expect((await move({ who, deletedAt })).status).toBe(403)
      expect(await trashed()).toMatchObject({ isTrashed: false })
    }
    expect((await move({ who: 'editor', deletedAt })).status).toBe(200)
    expect(await trashed()).toMatchObject({ isTrashed: true })
    for (const who of ['translator', 'reviewer'] as const) {
      await move({ who, deletedAt: null })
      expect(await trashed()).toMatchObject({ isTrashed: true })
    }
    const { id } = await trashed()
    const remove = (who: Who) =>
      prober(who).rest(`/projects/${id}?trash=true`, { method: 'DELETE' })
    expect((await remove('editor')).status).toBe(403)
    expect((await move({ who: 'editor', deletedAt: null })).status).toBe(200)
    expect(await trashed()).toMatchObject({ isTrashed: false })
    expect((await move({ who: 'editor', deletedAt })).status).toBe(200)
    expect((await remove('admin')).status).toBe(200)
  })
})
