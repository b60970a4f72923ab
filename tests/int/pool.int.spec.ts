import { expect, test } from 'vitest'
import { useCms } from '../helpers/cms'

const site = useCms()

test('no connection of the pool is kept for anything but questions', async () => {
  await site.cms.count({ collection: 'projects', overrideAccess: true })
  const { totalCount, idleCount } = site.cms.db.pool
  expect(totalCount).toBeGreaterThan(0)
  expect(idleCount).toBe(totalCount)
})
