import { expect, test } from 'vitest'
import { containersOnPage, getPagePath } from './text-pages'

test.each([
  ['', 'home'],
  ['/about', 'timeline-entries'],
  ['/proj', 'projects-page'],
  ['/proj/cinema', 'projects'],
  ['/terms/2026-01-01', 'legal-documents'],
])('the page “%s” shows texts of %s', (path, container) => {
  expect(containersOnPage(path)).toContain(container)
})

test('every page shows the footer, and an unknown one nothing else of its own', () => {
  expect(containersOnPage('/nowhere')).toEqual(['navigation', 'footer', 'site'])
})

test('a text leads to a page that shows it', () => {
  for (const container of ['home', 'about', 'become', 'community', 'contact', 'projects-page']) {
    const path = getPagePath({ container, path: 'head.title', slug: null })
    expect(containersOnPage(path ?? '')).toContain(container)
  }
  expect(getPagePath({ container: 'projects', path: 'title', slug: 'auto' })).toBe('/proj/auto')
  expect(getPagePath({ container: 'messages', path: 'layout.menu', slug: null })).toBeNull()
})
