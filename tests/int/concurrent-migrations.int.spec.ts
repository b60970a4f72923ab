import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { migrate } from '../../src/dev/migration'
import { createDatabase, dropDatabase, withClient } from '../../src/dev/postgres/database'
import { siteTestEnvironment, testEditor } from '../../src/dev/testing/test-environment'
import { migrations } from '../../migrations'
import { contentMigrations } from '../../migrations/content'

const { signal } = new AbortController()

test('two processes that migrate an empty database at once do it once', async () => {
  const { TEST_DATABASE_URL: serverUrl = '' } = process.env
  const name = `int_${randomBytes(6).toString('hex')}`
  const databaseUrl = await createDatabase({ serverUrl, name })
  const mediaFolder = mkdtempSync(join(tmpdir(), 'pasiuni-migrations-'))
  try {
    const siteUrl = 'http://localhost:3000'
    const env = siteTestEnvironment({ databaseUrl, siteUrl, mediaFolder })
    await Promise.all([migrate({ env, signal }), migrate({ env, signal })])

    const namesIn = async (query: string): Promise<unknown[]> => {
      const { rows } = await withClient(databaseUrl, (client) =>
        client.query<[unknown]>({ text: query, rowMode: 'array' }),
      )
      return rows.flat()
    }
    expect(await namesIn('select name from payload_migrations order by name')).toEqual(
      migrations.map((migration) => migration.name),
    )
    expect(await namesIn('select name from content_migrations order by name')).toEqual(
      contentMigrations.map((migration) => migration.name).toSorted(),
    )
    expect(await namesIn('select email from editors')).toEqual([testEditor.email])
  } finally {
    rmSync(mediaFolder, { recursive: true, force: true })
    await dropDatabase({ serverUrl, name })
  }
}, 120_000)
