import { expect, test, vi } from 'vitest'
import { GET } from './route'

vi.mock('@/lib/env', () => ({ getEnv: () => ({ SITE_URL: 'https://pasiuni.example' }) }))

/** Where someone is led who chooses English with this in the link. */
async function ledTo(query: string): Promise<string | null> {
  const request = new Request(`https://pasiuni.example/language/en${query}`)
  const response = await GET(request, { params: Promise.resolve({ lang: 'en' }) })
  expect(response.status).toBe(303)
  return response.headers.get('location')
}

test('leads back to the page that the link names', async () => {
  expect(await ledTo('?path=/about')).toBe('/en/about')
  expect(await ledTo('?path=%2Fproj%3Fa%3D1')).toBe('/en/proj?a=1')
})

test.each([
  '%00',
  '/%00',
  '/%F0%9F',
  '%F0%9F',
  '/%E0%A4%A',
  '/a%0d%0aset-cookie:x',
  '//evil.example',
])('leads to the start page where the link names none: %s', async (path) => {
  expect(await ledTo(`?path=${path}`)).toBe('/en')
})
