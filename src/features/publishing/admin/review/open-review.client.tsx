'use client'

import { useState, type SyntheticEvent } from 'react'
import { fillIn } from '@/i18n/fill-in'
import type { ReviewView } from '../../publishing-view'
import { momentInChisinau } from '@/components/panel/moment'
import type { PartProps } from '../part'
import styles from '../publishing.module.css'
import { reviewTexts } from '../texts'
import { useIsRead } from './use-is-read.client'

export type ReviewProps = PartProps & {
  /** The note or answer that is being written. */
  words: string
  onTyped: (words: string) => void
  /** Called with the words of a form that was taken. */
  onSent: (sent: string) => void
}

/** A review that waits: what its author says, and what the editor decides. */
export function OpenReview({
  language,
  state,
  view,
  publishing,
  review,
  words: answer,
  onTyped,
  onSent,
}: ReviewProps & { review: ReviewView }) {
  // What was there when the window was opened, not what a colleague has typed since.
  const [draft] = useState(review.draft)
  const isRead = useIsRead(review)
  const { id, authorName, authorId, createdAt, note } = review
  const { isBusy, change } = publishing
  const values = { name: authorName, when: momentInChisinau({ at: createdAt, language }) }
  const mayWithdraw = authorId === view.editor || state.mayApprove

  async function returnIt(event: SyntheticEvent) {
    event.preventDefault()
    const body = { action: 'return', id, answer }
    if (await change({ name: 'review', body, done: reviewTexts.wasReturned })) onSent(answer)
  }

  return (
    <>
      <p>{fillIn({ text: reviewTexts.waiting[language], values })}</p>
      {note && <blockquote className={styles.quote}>{note}</blockquote>}
      {state.mayApprove && (
        <form className={styles.form} onSubmit={(event) => void returnIt(event)}>
          <label>
            <span>{reviewTexts.answer[language]}</span>
            <textarea
              maxLength={2000}
              onChange={({ target }) => onTyped(target.value)}
              required
              rows={2}
              value={answer}
            />
          </label>
          {!isRead && (
            <p className={styles.failed} role="alert">
              {reviewTexts.unread[language]}
            </p>
          )}
          <div className={styles.buttons}>
            {isRead ? (
              <button
                className={styles.main}
                disabled={isBusy}
                onClick={() =>
                  void change({
                    name: 'review',
                    body: { action: 'publish', id, draft },
                    done: reviewTexts.wasPublished,
                    isPublishing: true,
                  })
                }
                type="button"
              >
                {reviewTexts.publish[language]}
              </button>
            ) : (
              <button className={styles.main} onClick={() => location.reload()} type="button">
                {reviewTexts.reload[language]}
              </button>
            )}
            <button className={styles.quiet} disabled={isBusy} type="submit">
              {reviewTexts.return[language]}
            </button>
          </div>
        </form>
      )}
      {mayWithdraw && (
        <div className={styles.buttons}>
          <button
            className={styles.quiet}
            disabled={isBusy}
            onClick={() =>
              void change({
                name: 'review',
                body: { action: 'withdraw', id },
                done: reviewTexts.wasWithdrawn,
              })
            }
            type="button"
          >
            {reviewTexts.withdraw[language]}
          </button>
        </div>
      )}
    </>
  )
}
