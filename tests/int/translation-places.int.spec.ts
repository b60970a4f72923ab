import { expect, test } from 'vitest'
import { fieldTitle } from '@/features/translation/content/field-title'
import { useCms } from '../helpers/cms'

const site = useCms()

function getTitle(path: string, options = {}): string {
  const place = { kind: 'global', container: 'home', language: 'ro' } as const
  return fieldTitle({ cms: site.cms, path, ...place, ...options })
}

test('the place of a text is said in the labels of its form', () => {
  expect(getTitle('banner1.title')).toBe('Bannerul 1 › Titlu')
  expect(getTitle('banner2.primary.label')).toBe('Bannerul 2 › Butonul principal › Text')
  expect(getTitle('seo.description', { language: 'ru' })).toBe('Поисковые системы › Описание')
  const project = { kind: 'collection', container: 'projects' }
  expect(getTitle('feature1.title', project)).toBe('Punctul forte 1 › Titlu')
  expect(getTitle('layout.menu', { kind: 'message', container: 'messages' })).toBe('layout.menu')
})

test('where there is no label, in the words of its name', () => {
  expect(getTitle('oldBanner.mainTitle')).toBe('Old banner › Main title')
  expect(getTitle('title', { container: 'gone' })).toBe('Title')
})
