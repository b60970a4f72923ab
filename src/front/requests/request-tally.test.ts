import { expect, test } from 'vitest'
import { createRequestTally } from './request-tally'

function counted(tally: ReturnType<typeof createRequestTally>): string[] {
  return tally
    .list()
    .filter(({ count }) => count > 0)
    .map(({ kind, method, status, count }) => `${count} ${kind} ${method} ${status}`)
}

test('requests are counted by kind, method and class of status', () => {
  const tally = createRequestTally()
  tally.add({ kind: 'api', method: 'POST', status: 201 })
  tally.add({ kind: 'api', method: 'POST', status: 204 })
  tally.add({ kind: 'api', method: 'POST', status: 503 })
  tally.add({ kind: 'file', method: 'GET', status: 0 })
  expect(counted(tally)).toEqual(['2 api POST 2xx', '1 api POST 5xx', '1 file GET aborted'])
})

test('methods that nobody uses share one name', () => {
  const tally = createRequestTally()
  for (const method of ['PROPFIND', 'MKCOL']) tally.add({ kind: 'service', method, status: 405 })
  expect(counted(tally)).toEqual(['2 service other 4xx'])
})

test('pages from memory are counted among the others', () => {
  const tally = createRequestTally()
  for (const status of [200, 200, 304]) tally.addKept({ method: 'GET', status })
  tally.addKept({ method: 'HEAD', status: 200 })
  expect(counted(tally)).toEqual([
    '2 kept-page GET 2xx',
    '1 kept-page HEAD 2xx',
    '1 kept-page GET 3xx',
  ])
})
