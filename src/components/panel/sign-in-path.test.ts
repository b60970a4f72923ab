import { expect, test } from 'vitest'
import { signInPath } from './sign-in-path'

test('brings a visitor back to the very list after signing in', () => {
  const segments = ['translations', 'list']
  const path = signInPath({
    isKnown: false,
    segments,
    searchParams: { state: ['draft', 'missing'] },
  })
  const { pathname, searchParams } = new URL(path, 'https://pasiuni.example')
  expect(pathname).toBe('/admin/login')
  expect(searchParams.get('redirect')).toBe('/admin/translations/list?state=draft&state=missing')
})

test('does not send round in circles who is signed in and may not enter', () => {
  const options = { isKnown: true, segments: ['translations'], searchParams: {} }
  expect(signInPath(options)).toBe('/admin/unauthorized')
})
