import type { Payload } from 'payload'
import { vi } from 'vitest'

/**
 * Runs `work` and undoes whatever it has stored: all its transactions are one, which never ends
 * well. What a transaction undoes is undone only at the end, so that `work` should not fail.
 */
export async function undone<Result>({
  cms,
  work,
}: {
  cms: Payload
  work: () => Promise<Result>
}): Promise<Result> {
  const id = await cms.db.beginTransaction()
  if (id === null) throw new Error('The database knows no transactions.')
  const begin = vi.spyOn(cms.db, 'beginTransaction').mockResolvedValue(id)
  const commit = vi.spyOn(cms.db, 'commitTransaction').mockResolvedValue()
  try {
    return await work()
  } finally {
    begin.mockRestore()
    commit.mockRestore()
    await cms.db.rollbackTransaction(id)
  }
}
