import { expect, test } from 'vitest'
import { createFrontServer } from './http-server'
import { getBodyLimit } from './requests/route-table'

test('a request may take as long to arrive as the slowest body is allowed', () => {
  const { seconds } = getBodyLimit({ path: '/api/workplace/content/import', isEditor: true })
  const server = createFrontServer({ isDevelopment: false })
  expect(server.requestTimeout).toBeGreaterThan(seconds * 1000)
  // Its headers have to be here as soon as ever.
  expect(server.headersTimeout).toBe(60_000)
})
