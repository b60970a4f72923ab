import { expect, test } from 'vitest'
import { label } from '../label'
import { navTitle } from './nav-title'

const title = label({ ro: 'Membri', en: 'Members', ru: 'Участники' })
const navLinks = [
  '/some/link#Link',
  { path: '#NavLink', clientProps: { path: '/admin/members', title } },
]

test('names a view and what lies below it as the navigation does', () => {
  expect(navTitle({ navLinks, segments: ['members'], language: 'ro' })).toBe('Membri · Pasiuni')
  expect(navTitle({ navLinks, segments: ['members', '7'], language: 'ru' })).toBe(
    'Участники · Pasiuni',
  )
})

test('leaves other addresses to Payload', () => {
  expect(navTitle({ navLinks, segments: undefined, language: 'en' })).toBeNull()
  expect(navTitle({ navLinks, segments: ['collections', 'members'], language: 'en' })).toBeNull()
  expect(navTitle({ navLinks: undefined, segments: ['members'], language: 'en' })).toBeNull()
})
