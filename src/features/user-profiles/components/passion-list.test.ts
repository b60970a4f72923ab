import { expect, test } from 'vitest'
import { usermetaSchema } from '../schema'
import {
  longestName,
  longestPassion,
  mostPassions,
  readPassions,
  withoutWord,
  withTopic,
  withWord,
  writePassions,
  type PassionList,
  type TopicName,
} from './passion-list'

const names: TopicName[] = [
  { topic: 'cinema', name: 'Кино' },
  { topic: 'auto', name: 'Авто' },
]
const empty: PassionList = { topics: [], words: [] }

function add({ list = empty, typed }: { list?: PassionList; typed: string }) {
  return withWord({ list, typed, names })
}

test('topics come in the order of the network, words in that of the member', () => {
  const pasions = { travel: true, zbor: true, cinema: 'mult', alpinism: 3 }
  expect(readPassions(pasions)).toEqual({
    topics: ['cinema', 'travel'],
    words: ['zbor', 'alpinism'],
  })
})

test('a passion noted as false is not chosen, and goes with the next save', () => {
  const before = { auto: false, șah: false, cinema: true }
  const list = readPassions(before)
  expect(list).toEqual({ topics: ['cinema'], words: [] })
  expect(writePassions({ list, before })).toEqual({ cinema: true })
})

test('keeps what the site has noted about a passion that stays', () => {
  const before = { cinema: 'since 2024', șah: 2 }
  const list: PassionList = { topics: ['cinema', 'auto'], words: ['șah', 'zbor'] }
  expect(writePassions({ list, before })).toEqual({
    cinema: 'since 2024',
    auto: true,
    șah: 2,
    zbor: true,
  })
})

test('a passion chosen again after it was noted as false is one', () => {
  const list: PassionList = { topics: ['auto'], words: [] }
  expect(writePassions({ list, before: { auto: false } })).toEqual({ auto: true })
})

test('chooses and drops topics and words', () => {
  const both = withTopic({
    list: { topics: ['travel'], words: ['șah'] },
    topic: 'cinema',
    isChosen: true,
  })
  expect(both.topics).toEqual(['cinema', 'travel'])
  expect(withTopic({ list: both, topic: 'travel', isChosen: false }).topics).toEqual(['cinema'])
  expect(withoutWord({ list: both, word: 'șah' }).words).toEqual([])
})

test('adds a word as it is typed, without the spaces around and between', () => {
  expect(add({ typed: '  drumeții   la munte ' })).toEqual({
    list: { topics: [], words: ['drumeții la munte'] },
  })
})

test.each(['кино', 'Кино', 'cinema'])('the name of a topic chooses it: %s', (typed) => {
  expect(add({ typed })).toEqual({ list: { topics: ['cinema'], words: [] } })
})

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['ș'.repeat(longestPassion + 1), 'too-long'],
  ['ȘAH', 'twice'],
  ['s\u0326ah', 'twice'],
  ['кино', 'twice'],
])('refuses %j: %s', (typed, error) => {
  expect(add({ list: { topics: ['cinema'], words: ['șah'] }, typed })).toEqual({ error })
})

test('words that differ by an accent are different words', () => {
  expect(add({ list: { topics: [], words: ['fata'] }, typed: 'față' })).toMatchObject({
    list: { words: ['fata', 'față'] },
  })
})

test('takes no more than there is room for', () => {
  const words = Array.from({ length: mostPassions - 1 }, (_, index) => `pasiunea ${index}`)
  const list: PassionList = { topics: ['cinema'], words }
  expect(add({ list, typed: 'încă una' })).toEqual({ error: 'too-many' })
})

test('knows the limits of the call', () => {
  const passions = (count: number, length: number) => {
    const words = Array.from({ length: count }, (_, index) => String(index).padStart(length, 'a'))
    return { pasions: Object.fromEntries(words.map((word) => [word, true])) }
  }
  const fits = (input: object) => usermetaSchema.safeParse(input).success
  expect(fits(passions(mostPassions, longestPassion))).toBe(true)
  expect(fits(passions(mostPassions + 1, 5))).toBe(false)
  expect(fits(passions(1, longestPassion + 1))).toBe(false)
  expect(fits({ first_name: 'a'.repeat(longestName), last_name: 'a'.repeat(longestName) })).toBe(
    true,
  )
  expect(fits({ first_name: 'a'.repeat(longestName + 1) })).toBe(false)
})
