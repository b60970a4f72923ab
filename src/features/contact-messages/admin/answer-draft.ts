/** An answer that is being written; `key` names a sending whose outcome is not known. */
export type AnswerDraft = { subject: string; text: string; key: string | null }

export const emptyDraft: AnswerDraft = { subject: '', text: '', key: null }

function toStorageKey(id: number): string {
  return `inbox-answer:${id}`
}

/** What was written in this tab and not sent; null without, or where the browser keeps nothing. */
export function readDraft(id: number): AnswerDraft | null {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(toStorageKey(id)) ?? 'null')
    if (typeof found !== 'object' || found === null) return null
    const { subject, text, key } = { subject: null, text: null, key: null, ...found }
    if (typeof subject !== 'string' || typeof text !== 'string') return null
    return { subject, text, key: typeof key === 'string' ? key : null }
  } catch {
    // Written by something else, or storage is switched off.
    return null
  }
}

/** Keeps an answer across a reload or a sign-in; an empty one is forgotten. */
export function keepDraft({ id, draft }: { id: number; draft: AnswerDraft }): void {
  try {
    if (draft.subject === '' && draft.text === '') sessionStorage.removeItem(toStorageKey(id))
    else sessionStorage.setItem(toStorageKey(id), JSON.stringify(draft))
  } catch {
    // Without storage the form itself still holds it.
  }
}

/** Whether both say the same. */
export function isSameAnswer({
  one,
  other,
}: {
  one: Pick<AnswerDraft, 'subject' | 'text'>
  other: Pick<AnswerDraft, 'subject' | 'text'>
}): boolean {
  return one.subject === other.subject && one.text === other.text
}

/** Forgets an answer that was sent, unless other words have been written since. */
export function forgetSent({ id, sent }: { id: number; sent: AnswerDraft }): void {
  const kept = readDraft(id)
  if (kept && isSameAnswer({ one: kept, other: sent })) keepDraft({ id, draft: emptyDraft })
}
