import type { PoolClient } from 'pg'

// SQLSTATE classes of what is wrong with a row and stays wrong: data, constraints, limits of the server.
const aboutTheRow = /^(?:22|23|54)/

function isRefused(error: unknown): boolean {
  return error instanceof Error && 'code' in error && aboutTheRow.test(String(error.code))
}

/**
 * Stores rows in the transaction of a client, all that the database takes: a row that it refuses is
 * found by halves and left out. Any other failure is thrown.
 */
export async function storeRows<Row>({
  client,
  rows,
  store,
}: {
  client: PoolClient
  rows: Row[]
  store: (rows: Row[]) => Promise<unknown>
}): Promise<void> {
  if (rows.length === 0) return
  await client.query('savepoint rows')
  try {
    await store(rows)
    await client.query('release savepoint rows')
  } catch (error) {
    if (!isRefused(error)) throw error
    await client.query('rollback to savepoint rows')
    if (rows.length === 1) return
    const half = Math.ceil(rows.length / 2)
    await storeRows({ client, rows: rows.slice(0, half), store })
    await storeRows({ client, rows: rows.slice(half), store })
  }
}
