import { expect, test } from 'vitest'
import { createServedPages, mostServedPages } from './served-pages'

test('pages are listed once, the one served last first', () => {
  const pages = createServedPages()
  for (const path of ['/ro', '/en', '/en', '/ru', '/ro']) pages.remember(path)
  expect(pages.list()).toEqual(['/ro', '/ru', '/en'])
})

test('the one that was not served for longest is forgotten', () => {
  const pages = createServedPages()
  for (let page = 0; page < mostServedPages; page += 1) pages.remember(`/ro/${page}`)
  pages.remember('/ro/0')
  pages.remember('/ro/new')
  expect(pages.list()).toHaveLength(mostServedPages)
  expect(pages.list().slice(0, 3)).toEqual(['/ro/new', '/ro/0', `/ro/${mostServedPages - 1}`])
  expect(pages.list()).not.toContain('/ro/1')
})
