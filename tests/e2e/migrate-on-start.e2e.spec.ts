import { expect, test } from '@playwright/test'
import { startSite } from '../../src/dev/site-server'
import { withUndo } from '../../src/dev/processes/undo'
import { withDatabase } from '../helpers/site-database'
import { type OwnSite, serveAlone, startOwnSite } from '../helpers/start-own-site'

const { signal } = new AbortController()

type Start = {
  site: OwnSite
  lines: string[]
  /** Starts the server, which migrates; settles as `startSite` does. */
  start: () => Promise<unknown>
  /** The status of a page; null where nobody listens. */
  pageStatus: () => Promise<number | null>
}

/** Runs a test on a migrated database with a server that has not been started yet. */
function withUnstartedSite(run: (parts: Start) => Promise<void>): Promise<void> {
  return withUndo(async (defer) => {
    const lines: string[] = []
    const { site } = await startOwnSite({
      defer,
      beside: () => Promise.resolve({ variables: { MIGRATE_ON_START: '1' } }),
      serve: serveAlone('nothing'),
    })
    const start = async () => {
      const onLine = (line: string) => void lines.push(line)
      const server = await startSite({ env: site.env, signal, onLine })
      defer(server.stop)
    }
    const pageStatus = () =>
      fetch(`${site.origin}/ro`).then(
        ({ status }) => status,
        () => null,
      )
    await run({ site, lines, start, pageStatus })
  })
}

test.describe.configure({ timeout: 120_000 })

test('a server waits for a database that is late, and readers are told so meanwhile', () =>
  withUnstartedSite(async ({ site, lines, start, pageStatus }) => {
    await site.stopDatabase()
    const started = start()
    const waits = () => lines.filter((line) => line.includes('waiting-for-database')).length
    await expect.poll(waits, { timeout: 60_000 }).toBe(1)
    expect(await pageStatus()).toBe(503)
    await site.startDatabase()
    await started
    expect(await pageStatus()).toBe(200)
  }))

test('a server waits for another one that migrates, and readers are told so meanwhile', () =>
  withUnstartedSite(async ({ site, start, pageStatus }) => {
    const started = await withDatabase(site, async (client) => {
      // The lock of src/startup/migrate.ts.
      await client.query('select pg_advisory_lock(7403117)')
      const starting = start()
      const waiting = async () => {
        const query = `select 1 from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()
            and query like '%advisory_xact_lock(7403117)%'`
        return (await client.query(query)).rowCount
      }
      await expect.poll(waiting, { timeout: 60_000 }).toBe(1)
      expect(await pageStatus()).toBe(503)
      return { starting }
    })
    await started.starting
    expect(await pageStatus()).toBe(200)
  }))

test('a server whose migration fails ends, and says why', () =>
  withUnstartedSite(async ({ site, lines, start, pageStatus }) => {
    await withDatabase(site, async (client) => {
      await client.query('delete from content_migrations')
      await client.query(`create function refuse() returns trigger language plpgsql as
        $$ begin raise 'no content today'; end $$`)
      await client.query(`create trigger refuse before insert on content_migrations
        for each row execute function refuse()`)
    })
    await expect(start()).rejects.toThrow('exit code 1')
    expect(await pageStatus()).toBeNull()
    const reasons = lines.filter((line) => line.includes('start-failed'))
    expect(reasons).toHaveLength(1)
    expect(reasons[0]).toContain('no content today')
  }))
