'use client'

import { useEffect, useState } from 'react'
import {
  emptyDraft,
  forgetSent,
  isSameAnswer,
  keepDraft,
  readDraft,
  type AnswerDraft,
} from './answer-draft'

/** The answer in the form, kept in this tab until it is sent. */
export function useAnswerDraft(id: number) {
  const [draft, setDraft] = useState(emptyDraft)

  useEffect(() => {
    const left = readDraft(id)
    // eslint-disable-next-line react-hooks/set-state-in-effect -- what an earlier visit left is known only in the browser, after the first drawing
    if (left) setDraft(left)
  }, [id])

  function change(next: AnswerDraft) {
    setDraft(next)
    keepDraft({ id, draft: next })
  }

  return {
    draft,
    /** Other words are another answer. */
    write: (words: Partial<Pick<AnswerDraft, 'subject' | 'text'>>) =>
      change({ ...draft, ...words, key: null }),
    /** The name of this sending, the same for every try with these words. */
    getKey: (): string => {
      const key = draft.key ?? crypto.randomUUID()
      change({ ...draft, key })
      return key
    },
    /** What this form held when it was sent goes; words that were written since stay. */
    forgetSent: () => {
      setDraft((now) => (isSameAnswer({ one: now, other: draft }) ? emptyDraft : now))
      forgetSent({ id, sent: draft })
    },
  }
}
