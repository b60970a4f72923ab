import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SeoView, SharePicture } from '@/features/pages/types'

const fallback: SharePicture = {
  url: '/api/media/file/site.jpg',
  width: 1200,
  height: 630,
  alt: '',
}
// Payload gives its files full addresses.
const page = 'http://localhost:3000/api/media/file/page.jpg'
const chosen: SharePicture = { ...fallback, url: page, alt: 'Redacția' }
const seo: SeoView = { title: 'Contacte: cum ne scrieți', description: 'Pe larg.', image: null }

let shown: { kind: 'none' | 'all' }

async function readPictures(view: SeoView) {
  const { pageMetadata } = await import('./metadata')
  const { openGraph, twitter } = await pageMetadata({ locale: 'ro', path: '/contact', seo: view })
  expect(twitter?.images).toEqual(openGraph?.images)
  return openGraph?.images
}

beforeEach(() => {
  shown = { kind: 'none' }
  vi.resetModules()
  vi.doMock('./queries', () => ({
    getSite: () => Promise.resolve({ name: { value: 'Pasiuni', lang: 'ro' }, image: fallback }),
  }))
  vi.doMock('@/cms/reading/visible-drafts', () => ({ visibleDrafts: () => Promise.resolve(shown) }))
  vi.stubEnv('BUILD_STEP', '1')
})
afterEach(() => {
  vi.doUnmock('./queries')
  vi.doUnmock('@/cms/reading/visible-drafts')
  vi.unstubAllEnvs()
})

test('a page shows the picture that an editor has chosen', async () => {
  expect(await readPictures({ ...seo, image: chosen })).toEqual([chosen])
})

test('without one its own heading is drawn', async () => {
  const drawn = { width: 1200, height: 630, alt: 'Contacte · Pasiuni' }
  const images = await readPictures({ ...seo, heading: 'Contacte' })
  expect(images).toMatchObject([drawn])
  expect(JSON.stringify(images)).toContain('"url":"http://localhost:3000/share-images/')
  expect(await readPictures({ ...seo, heading: 'Contactele' })).not.toEqual(images)
})

test('no address is made for a draft', async () => {
  shown = { kind: 'all' }
  const address = 'http://localhost:3000/api/media/file/site.jpg'
  expect(await readPictures(seo)).toEqual([{ ...fallback, url: address }])
})
