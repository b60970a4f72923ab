import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test, vi } from 'vitest'
import { label } from '@/cms/label'
import { inTransaction, lockInTransaction } from '@/cms/transaction'
import { isOutage, toUnavailable } from '@/lib/outage'
import { runSql } from '@/lib/run-sql'
import { useCms } from '../helpers/cms'

const site = useCms()

async function makeRedirect({ req, from }: { req: PayloadRequest; from: string }): Promise<void> {
  const { payload: cms } = req
  await cms.create({ collection: 'redirects', data: { from, to: '/proj' }, req })
}

async function isThere(from: string): Promise<boolean> {
  const where = { from: { equals: from } }
  const { totalDocs } = await site.cms.count({ collection: 'redirects', where })
  return totalDocs === 1
}

test('what was done is stored together, and given back', async () => {
  const result = await inTransaction({
    cms: site.cms,
    work: async (req) => {
      await makeRedirect({ req, from: '/proj/a' })
      expect(await isThere('/proj/a')).toBe(false)
      return 'done'
    },
  })
  expect(result).toBe('done')
  expect(await isThere('/proj/a')).toBe(true)
})

test('nothing is stored when the work fails', async () => {
  const failing = inTransaction({
    cms: site.cms,
    work: async (req) => {
      await makeRedirect({ req, from: '/proj/b' })
      throw new Error('on purpose')
    },
  })
  await expect(failing).rejects.toThrow('on purpose')
  expect(await isThere('/proj/b')).toBe(false)
})

test('a failed call cannot be hidden', async () => {
  const hiding = inTransaction({
    cms: site.cms,
    work: async (req) => {
      await makeRedirect({ req, from: '/proj/c' })
      await makeRedirect({ req, from: '/proj/c' }).catch(() => {})
    },
  })
  await expect(hiding).rejects.toThrow('A failed call has rolled the transaction back.')
  expect(await isThere('/proj/c')).toBe(false)
})

test('a connection that is lost between two queries fails its transaction, and nothing else', async () => {
  const uncaught = vi.fn()
  const others = process.listeners('uncaughtException')
  process.removeAllListeners('uncaughtException').on('uncaughtException', uncaught)
  const losing = inTransaction({
    cms: site.cms,
    work: async (req) => {
      const asked = sql`select pg_backend_pid() as pid`
      const { rows } = await runSql({ cms: site.cms, req, query: asked })
      const pid = Number(rows[0]?.pid)
      await runSql({ cms: site.cms, query: sql`select pg_terminate_backend(${pid}::int)` })
      await sleep(200)
      await makeRedirect({ req, from: '/proj/e' })
    },
  })
  try {
    await expect(losing).rejects.toSatisfy(isOutage)
  } finally {
    process.removeAllListeners('uncaughtException')
    for (const listener of others) process.on('uncaughtException', listener)
  }
  expect(uncaught).not.toHaveBeenCalled()
  expect(await isThere('/proj/e')).toBe(false)
})

test('a transaction that cannot be committed is no success', async () => {
  const refusing = inTransaction({
    cms: site.cms,
    work: async (req) => {
      await makeRedirect({ req, from: '/proj/d' })
      // A reference to nothing, which the database looks at only when it commits.
      await runSql({
        cms: site.cms,
        req,
        query: sql`create temp table target (id int primary key)`,
      })
      await runSql({
        cms: site.cms,
        req,
        query: sql`create temp table pointer (id int references target deferrable initially deferred)`,
      })
      await runSql({ cms: site.cms, req, query: sql`insert into pointer values (1)` })
    },
  })
  await expect(refusing).rejects.toThrow()
  expect(await isThere('/proj/d')).toBe(false)
})

test('who holds a lock works alone', async () => {
  let inside = 0
  let most = 0
  const one = () =>
    inTransaction({
      cms: site.cms,
      work: async (req) => {
        await lockInTransaction({ req, key: 'a key' })
        inside += 1
        most = Math.max(most, inside)
        await runSql({ cms: site.cms, req, query: sql`select pg_sleep(0.01)` })
        inside -= 1
      },
    })
  await Promise.all(Array.from({ length: 8 }, one))
  expect(most).toBe(1)
})

describe('who waits for a lock in vain', () => {
  const busy = label({ ro: 'Ocupat.', en: 'Busy.', ru: 'Занято.' })

  /** What becomes of a transaction that asks for a lock for as long as another one holds it. */
  async function refused(said: { busy?: typeof busy }): Promise<unknown> {
    const { cms } = site
    const take = (req: PayloadRequest) => lockInTransaction({ req, key: 'taken', ...said })
    return inTransaction({
      cms,
      work: async (holder) => {
        await take(holder)
        return inTransaction({ cms, work: take }).catch((error: unknown) => error)
      },
    })
  }

  test('is told what to wait for', async () => {
    expect(await refused({ busy })).toMatchObject({ code: 'unavailable', sentence: busy })
  }, 20_000)

  test('is told that too much is saved at once where nothing closer is known', async () => {
    expect(toUnavailable(await refused({}))?.sentence.en).toMatch(
      /^Too much is being saved at once/,
    )
  }, 20_000)
})
