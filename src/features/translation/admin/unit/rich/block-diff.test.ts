import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toMarkup } from '@/rich-text/markup'
import { inlineContent } from '../../../../../../tests/helpers/rich-text'
import { readAtoms, writeAtoms } from './atoms'
import { blockDiff } from './block-diff'

test('a word that became bold has changed, and the signs of markup have not', () => {
  expect(blockDiff({ from: 'Pâine &amp; sare', to: 'Pâine &amp; <b>sare</b>' })).toEqual([
    { kind: 'same', text: 'Pâine &amp; ' },
    { kind: 'removed', text: 'sare' },
    { kind: 'added', text: '<b>sare</b>' },
  ])
})

test('a link stays one link around several words', () => {
  expect(blockDiff({ from: 'a', to: '<a id="1">două vorbe</a>' })).toEqual([
    { kind: 'removed', text: 'a' },
    { kind: 'added', text: '<a id="1">două vorbe</a>' },
  ])
})

test('a block that cannot be read has no difference', () => {
  expect(blockDiff({ from: 'a', to: '<b>a' })).toBeNull()
})

test('nothing of either block is lost', () => {
  const anyMarkup = inlineContent.map((nodes) => toMarkup(nodes).markup)
  const whole = (markup: string) => writeAtoms(readAtoms(markup) ?? [])
  fc.assert(
    fc.property(anyMarkup, anyMarkup, (from, to) => {
      const parts = blockDiff({ from, to }) ?? []
      const side = (other: string) =>
        parts.map(({ kind, text }) => (kind === other ? '' : text)).join('')
      expect(whole(side('added'))).toBe(whole(from))
      expect(whole(side('removed'))).toBe(whole(to))
    }),
  )
})
