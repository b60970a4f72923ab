'use client'

import { useId, useRef, useState } from 'react'
import { LeaveGuard } from '@/components/panel/leave/leave-guard.client'
import { momentInChisinau } from '@/components/panel/moment'
import { DeskButton } from '../desk-button.client'
import type { UnitComment } from '../../reading/views'
import { panelTexts } from '../texts/unit-panels'
import { useEditorContext } from './state/editor-context.client'
import { areAnyTyped, sentFrom, typedIn, wordsFor, type CommentWords } from './state/comment-words'
import { openComments, toPlace } from './state/editor-state'
import { Panel } from './panel.client'
import formStyles from '@/components/panel/small-form.module.css'
import styles from './talk.module.css'

/** Comments of editors on the text in this language. */
export function CommentsPanel() {
  const { state, t, language } = useEditorContext()
  const { comments } = state
  const open = openComments(state)
  // Kept here, where folding the panel and going on to another text leave them alone.
  const [all, setAll] = useState<CommentWords>({})
  const place = toPlace(state)
  return (
    <>
      <LeaveGuard isUnsent={areAnyTyped(all)} language={language} />
      <Panel
        count={open > 0 ? t(panelTexts.openCount, { count: open }) : undefined}
        name="comments"
        title={t(panelTexts.comments)}
      >
        {comments === null && <p className={styles.quiet}>{t(panelTexts.reading)}</p>}
        {comments?.length === 0 && <p className={styles.quiet}>{t(panelTexts.noComments)}</p>}
        <ol className={styles.list}>
          {comments?.map((comment) => (
            <Comment comment={comment} key={comment.id} />
          ))}
        </ol>
        <NewComment
          key={`${place.locale} ${place.unit}`}
          onSent={(sent) => setAll((now) => sentFrom({ all: now, place, sent }))}
          onTyped={(words) => setAll((now) => typedIn({ all: now, place, words }))}
          words={wordsFor({ all, place })}
        />
      </Panel>
    </>
  )
}

function Comment({ comment }: { comment: UnitComment }) {
  const { t, language, resolveComment } = useEditorContext()
  const { id, isResolved, resolvedBy, isOwn, by, at } = comment
  return (
    <li className={`${styles.entry} ${isResolved ? styles.resolved : ''}`}>
      <p className={styles.head}>
        <strong>{by}</strong>
        {isOwn && <span className={styles.quiet}>({t(panelTexts.you)})</span>}
        <time dateTime={at}>{momentInChisinau({ at, language })}</time>
      </p>
      <p className={styles.words}>{comment.text}</p>
      {isResolved && resolvedBy !== null && (
        <p className={styles.quiet}>✓ {t(panelTexts.resolvedBy, { name: resolvedBy })}</p>
      )}
      <div>
        <DeskButton
          buttonStyle="subtle"
          onClick={() => void resolveComment({ id, isResolved: !isResolved })}
        >
          {t(isResolved ? panelTexts.reopen : panelTexts.resolve)}
        </DeskButton>
      </div>
    </li>
  )
}

function NewComment({
  words,
  onTyped,
  onSent,
}: {
  words: string
  onTyped: (words: string) => void
  /** Called with the words of a comment that was kept. */
  onSent: (sent: string) => void
}) {
  const { t, addComment } = useEditorContext()
  const [isBusy, setIsBusy] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()

  async function send() {
    if (isBusy || words.trim() === '') return
    setIsBusy(true)
    const isKept = await addComment(words.trim())
    setIsBusy(false)
    if (!isKept) return
    onSent(words)
    // Leaves the focus alone where the editor has gone on to something else.
    const focused = document.activeElement
    if (focused === document.body || field.current?.form?.contains(focused)) field.current?.focus()
  }

  return (
    <form
      className={formStyles.form}
      data-busy={isBusy || undefined}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <label htmlFor={id}>{t(panelTexts.comment)}</label>
      <textarea
        className={formStyles.field}
        id={id}
        maxLength={2000}
        onChange={(event) => onTyped(event.target.value)}
        ref={field}
        required
        rows={3}
        value={words}
      />
      <div className={formStyles.buttons}>
        <DeskButton buttonStyle="secondary" isIdle={isBusy} size="medium" type="submit">
          {t(panelTexts.addComment)}
        </DeskButton>
      </div>
    </form>
  )
}
