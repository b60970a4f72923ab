import { expect, test } from 'vitest'
import { withKnownLinks } from './known-links'

const source = 'Citiți <a id="1">regulile</a> și <b><a id="2">termenii</a></b>.'
const text = 'Read the <a id="1">rules</a> and the <b><a id="2">terms</a></b>.'

test('links of a source that has not changed stay', () => {
  expect(withKnownLinks({ then: { text, source }, now: { text: 'Read.', source } })).toBe(text)
})

test('of a link whose number stands for another one the words stay', () => {
  const now = {
    source: 'Citiți <a id="1">regulile</a>, <a id="2">sfaturile</a> și <a id="3">termenii</a>.',
    text: 'Read.',
  }
  expect(withKnownLinks({ then: { text, source }, now })).toBe(
    'Read the <a id="1">rules</a> and the <b>terms</b>.',
  )
})

test('of a link that the source has no more the words stay', () => {
  const now = { source: 'Citiți <a id="1">regulile</a>.', text: 'Read.' }
  expect(withKnownLinks({ then: { text, source }, now })).toBe(
    'Read the <a id="1">rules</a> and the <b>terms</b>.',
  )
})

test('a link that the translation has alone stays while it has it', () => {
  const own = { text: 'See <a id="1">this</a>.', source: 'Vedeți.' }
  expect(withKnownLinks({ then: own, now: own })).toBe(own.text)
  const others = { text: 'See.', source: 'Vedeți <a id="1">regulile</a>.' }
  expect(withKnownLinks({ then: own, now: others })).toBe('See this.')
})

test('the Romanian itself names its links by its own words', () => {
  const former = 'Citiți <a id="1">termenii</a>.'
  const present = 'Citiți <a id="1">regulile</a> și <a id="2">termenii</a>.'
  const sides = (own: string) => ({ text: own, source: own })
  expect(withKnownLinks({ then: sides(former), now: sides(present) })).toBe('Citiți termenii.')
})
