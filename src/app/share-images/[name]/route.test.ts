import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SharePicture } from '@/features/pages/types'

const imageInTime = vi.fn<() => Promise<Buffer | null>>()
const getSite = vi.fn<() => Promise<{ image: SharePicture | null }>>()
const ofSite: SharePicture = { url: '/api/media/file/site.jpg', width: 1200, height: 630, alt: '' }

async function get(name?: string): Promise<Response> {
  const { GET } = await import('./route')
  const { cardAddress } = await import('@/share-images/card-address')
  const { getEnv } = await import('@/lib/env')
  const card = { locale: 'ro', topic: null, siteName: 'Pasiuni', title: 'Despre noi' } as const
  const address = cardAddress({ card, secret: getEnv().PAYLOAD_SECRET })
  const params = Promise.resolve({ name: name ?? address.slice('/share-images/'.length) })
  return GET(new Request('http://localhost:3000/'), { params })
}

beforeEach(() => {
  vi.resetModules()
  vi.doMock('@/share-images/cached-images', () => ({ imageInTime }))
  vi.doMock('@/features/site/queries', () => ({ getSite }))
  vi.stubEnv('BUILD_STEP', '1')
  getSite.mockResolvedValue({ image: ofSite })
  imageInTime.mockResolvedValue(Buffer.from('drawn'))
})
afterEach(() => {
  vi.doUnmock('@/share-images/cached-images')
  vi.doUnmock('@/features/site/queries')
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

function whereTo({ status, headers }: Response) {
  return { status, location: headers.get('location'), caching: headers.get('cache-control') }
}

test('what the site has asked for is drawn and may be kept for ever', async () => {
  const response = await get()
  expect(whereTo(response)).toEqual({
    status: 200,
    location: null,
    caching: 'public, max-age=31536000, immutable',
  })
  expect(response.headers.get('content-type')).toBe('image/png')
  expect(await response.text()).toBe('drawn')
})

test('the picture of the site stands in for one that is not there in time', async () => {
  imageInTime.mockResolvedValue(null)
  const expected = { status: 307, location: ofSite.url, caching: 'no-store' }
  expect(whereTo(await get())).toEqual(expected)
})

test('a failure is told to the log, and the robot gets a picture all the same', async () => {
  const { log } = await import('@/lib/log')
  const told = vi.spyOn(log, 'error').mockReturnValue()
  imageInTime.mockRejectedValue(new Error('no memory'))
  expect(whereTo(await get())).toMatchObject({ status: 307, location: ofSite.url })
  getSite.mockResolvedValue({ image: null })
  expect(whereTo(await get())).toMatchObject({ status: 307, location: '/icon-512.png' })
  getSite.mockRejectedValue(new Error('the database is away'))
  expect(whereTo(await get())).toMatchObject({ status: 307, location: '/icon-512.png' })
  expect(told).toHaveBeenCalledTimes(3)
})

test('nothing is drawn for an address that the site has not made', async () => {
  imageInTime.mockClear()
  expect(whereTo(await get('e30.x.png'))).toEqual({
    status: 404,
    location: null,
    caching: 'no-store',
  })
  expect(imageInTime).not.toHaveBeenCalled()
})
