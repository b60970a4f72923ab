'use client'

import { useId, type SyntheticEvent } from 'react'
import { fillIn } from '@/i18n/fill-in'
import type { ReviewView } from '../../publishing-view'
import { momentInChisinau } from '@/components/panel/moment'
import { UnsentWords } from '@/components/panel/leave/unsent-words'
import type { PartProps } from '../part'
import styles from '../publishing.module.css'
import { reviewTexts } from '../texts'
import { OpenReview, type ReviewProps } from './open-review.client'
import { findReview, nameForm, strayWords, type ReviewWords } from './review-words'

/** Asks for a review of the chosen language, and decides about one that waits. */
export function ReviewSection({
  words,
  ...props
}: Omit<ReviewProps, 'words'> & { words: ReviewWords }) {
  const { language, state, view } = props
  const id = useId()
  const place = { view, locale: state.locale }
  const review = findReview(place)
  const form = nameForm(place)
  const own = { ...props, words: (form && words[form]) ?? '' }
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h3 id={id}>{reviewTexts.heading[language]}</h3>
      {review?.state === 'waiting' ? (
        <OpenReview key={review.id} {...own} review={review} />
      ) : (
        <>
          {review && <LastReview language={language} review={review} />}
          <AskForReview {...own} />
        </>
      )}
      {strayWords({ ...place, words }).map((stray) => (
        <UnsentWords key={stray} language={language} words={stray} />
      ))}
    </section>
  )
}

function LastReview({ review, language }: { review: ReviewView } & Pick<PartProps, 'language'>) {
  const { state, decidedAt, decidedByName, answer } = review
  if (decidedAt === null || (state !== 'returned' && state !== 'published')) return null
  const values = { name: decidedByName ?? '', when: momentInChisinau({ at: decidedAt, language }) }
  return (
    <>
      <p>{fillIn({ text: reviewTexts[state][language], values })}</p>
      {answer && <blockquote className={styles.quote}>{answer}</blockquote>}
    </>
  )
}

function AskForReview({
  language,
  record,
  state,
  publishing,
  words: note,
  onTyped,
  onSent,
}: ReviewProps) {
  async function ask(event: SyntheticEvent) {
    event.preventDefault()
    const body = { action: 'request', ...record, locale: state.locale, note }
    const isDone = await publishing.change({ name: 'review', body, done: reviewTexts.sent })
    if (isDone) onSent(note)
  }

  if (!state.hasDraft) return <p className={styles.hint}>{reviewTexts.nothing[language]}</p>
  if (!state.mayWrite) return null
  return (
    <form className={styles.form} onSubmit={(event) => void ask(event)}>
      <label>
        <span>{reviewTexts.note[language]}</span>
        <textarea
          maxLength={2000}
          onChange={({ target }) => onTyped(target.value)}
          rows={2}
          value={note}
        />
      </label>
      <div className={styles.buttons}>
        <button className={styles.main} disabled={publishing.isBusy} type="submit">
          {reviewTexts.request[language]}
        </button>
      </div>
    </form>
  )
}
