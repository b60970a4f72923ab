import { topics, type Topic } from '@/lib/topics'
import { isSame } from '../rules'
import type { Pasions } from '../types'

// What the call /usermeta accepts (src/features/user-profiles/schema.ts).
export const mostPassions = 20
export const longestPassion = 40
export const longestName = 100

/** A topic as the member reads it. */
export type TopicName = { topic: Topic; name: string }

/** What a member has chosen: topics of the network in their order, and words of their own. */
export type PassionList = { topics: Topic[]; words: string[] }

/** Keys of the catalogue for what can be wrong with a word. */
export const wordErrorKeys = {
  empty: 'PASIONS_FIELD_empty_ERROR',
  'too-long': 'PASIONS_FIELD_too_long_ERROR',
  twice: 'PASIONS_FIELD_twice_ERROR',
  'too-many': 'PASIONS_FIELD_too_many_ERROR',
} as const

export type WordError = keyof typeof wordErrorKeys

function isTopic(word: string): word is Topic {
  return topics.some((topic) => topic === word)
}

/** What is chosen of the stored passions; `false` means that one is not. */
export function readPassions(pasions: Pasions): PassionList {
  const chosen = Object.keys(pasions).filter((word) => pasions[word] !== false)
  return {
    topics: topics.filter((topic) => chosen.includes(topic)),
    words: chosen.filter((word) => !isTopic(word)),
  }
}

/** The passions to store. What the site has noted about a passion that stays is kept. */
export function writePassions({ list, before }: { list: PassionList; before: Pasions }): Pasions {
  const noted = new Map(Object.entries(before).filter(([, note]) => note !== false))
  const words = [...list.topics, ...list.words]
  return Object.fromEntries(words.map((word) => [word, noted.get(word) ?? true]))
}

export function withTopic({
  list,
  topic,
  isChosen,
}: {
  list: PassionList
  topic: Topic
  isChosen: boolean
}): PassionList {
  const chosen = new Set(list.topics)
  if (isChosen) chosen.add(topic)
  else chosen.delete(topic)
  return { ...list, topics: topics.filter((each) => chosen.has(each)) }
}

export function withoutWord({ list, word }: { list: PassionList; word: string }): PassionList {
  return { ...list, words: list.words.filter((each) => each !== word) }
}

/** Adds a word that the member has typed; the name of a topic, in the page's language, chooses it. */
export function withWord({
  list,
  typed,
  names,
}: {
  list: PassionList
  typed: string
  names: TopicName[]
}): { list: PassionList } | { error: WordError } {
  const word = typed.normalize('NFC').trim().replace(/\s+/g, ' ')
  if (word === '') return { error: 'empty' }
  if (word.length > longestPassion) return { error: 'too-long' }
  const named = names.find(({ topic, name }) => isSame({ a: word, b: name }) || word === topic)
  const isKnown = named
    ? list.topics.includes(named.topic)
    : list.words.some((each) => isSame({ a: word, b: each }))
  if (isKnown) return { error: 'twice' }
  if (list.topics.length + list.words.length >= mostPassions) return { error: 'too-many' }
  if (named) return { list: withTopic({ list, topic: named.topic, isChosen: true }) }
  return { list: { ...list, words: [...list.words, word] } }
}
