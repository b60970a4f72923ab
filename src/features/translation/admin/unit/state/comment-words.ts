import type { Place } from './editor-state'

/** Unsent comments, by text and language. */
export type CommentWords = Readonly<Record<string, string>>

type Words = { all: CommentWords; place: Place }

function toKey({ unit, locale }: Place): string {
  return `${locale} ${unit}`
}

export function wordsFor({ all, place }: Words): string {
  return all[toKey(place)] ?? ''
}

export function typedIn({ all, place, words }: Words & { words: string }): CommentWords {
  return { ...all, [toKey(place)]: words }
}

export function areAnyTyped(all: CommentWords): boolean {
  return Object.values(all).some((words) => words.trim() !== '')
}

/** Keeps what was typed while the comment was being sent. */
export function sentFrom({ all, place, sent }: Words & { sent: string }): CommentWords {
  return sent === wordsFor({ all, place }) ? typedIn({ all, place, words: '' }) : all
}
