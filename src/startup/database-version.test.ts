import { expect, test } from 'vitest'
import { refuseOldDatabase } from './database-version'

/** A connection to a server of this version. */
function serverOf({ number, name }: { number: string; name: string }) {
  return { query: () => Promise.resolve({ rows: [{ number, name }] }) }
}

test('says which version of PostgreSQL it needs, and which one it found', async () => {
  const client = serverOf({ number: '160009', name: '16.9 (Debian 16.9-1)' })
  await expect(refuseOldDatabase(client)).rejects.toThrow(
    'The site needs PostgreSQL 17 or newer; this database is of version 16.9 (Debian 16.9-1).',
  )
})

test('takes version 17 and what follows it', async () => {
  for (const number of ['170000', '180004']) {
    await expect(refuseOldDatabase(serverOf({ number, name: number }))).resolves.toBeUndefined()
  }
})
