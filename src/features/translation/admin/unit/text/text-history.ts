import type { Range } from '@/lib/text-range'

export type Step = {
  text: string
  caret: Range
  /** What led here; only typing of the same kind is joined into one step. */
  kind: 'start' | 'insert' | 'delete' | 'replace'
  /** Milliseconds since 1970. */
  at: number
}

export type TextHistory = { past: Step[]; present: Step; future: Step[] }

const mostSteps = 500
/** A pause of this long, in milliseconds, starts a new step. */
const pause = 1500
/** Typing without a pause is still taken back in portions. */
const longestStep = 60

/** A history with nothing to take back. */
export function startHistory(text: string): TextHistory {
  const caret = { start: text.length, end: text.length }
  return { past: [], present: { text, caret, kind: 'start', at: 0 }, future: [] }
}

/** What was typed by hand; letters typed one after the other become one step. */
export function typeText({
  history,
  text,
  caret,
  at,
}: {
  history: TextHistory
  text: string
  caret: Range
  at: number
}): TextHistory {
  const { present, past } = history
  if (text === present.text) return { ...history, present: { ...present, caret } }
  const kind = typingKind({ from: present.text, to: text })
  const step: Step = { text, caret, kind, at }
  const before = past.at(-1)
  const isJoined =
    before !== undefined &&
    kind !== 'replace' &&
    kind === present.kind &&
    at - present.at < pause &&
    Math.abs(text.length - before.text.length) <= longestStep
  return { past: isJoined ? past : pushed(history), present: step, future: [] }
}

/** What a button put in; always a step of its own. */
export function replaceText({
  history,
  text,
  caret,
}: {
  history: TextHistory
  text: string
  caret: Range
}): TextHistory {
  if (text === history.present.text) return history
  const present: Step = { text, caret, kind: 'replace', at: 0 }
  return { past: pushed(history), present, future: [] }
}

/** One step back; the same history where there is none. */
export function undo(history: TextHistory): TextHistory {
  const present = history.past.at(-1)
  if (!present) return history
  return {
    past: history.past.slice(0, -1),
    // Typing on from here must not be joined with what led here.
    present: { ...present, kind: 'start' },
    future: [history.present, ...history.future],
  }
}

/** One step forward again; the same history where there is none. */
export function redo(history: TextHistory): TextHistory {
  const [present, ...future] = history.future
  if (!present) return history
  return { past: pushed(history), present: { ...present, kind: 'start' }, future }
}

function pushed({ past, present }: TextHistory): Step[] {
  return [...past, present].slice(-mostSteps)
}

function typingKind({ from, to }: { from: string; to: string }): Step['kind'] {
  if (to.length === from.length + 1) return 'insert'
  return to.length === from.length - 1 ? 'delete' : 'replace'
}
