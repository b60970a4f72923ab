'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { defaultLocale, localeNames, locales, type Locale } from '@/i18n/locales'
import type { LanguageView } from '../publishing-view'
import { Dialog } from '@/components/panel/dialog/dialog.client'
import { LeaveGuard } from '@/components/panel/leave/leave-guard.client'
import { LeaveQuestion } from '@/components/panel/leave/leave-question.client'
import { countWaiting } from '../count-waiting'
import { LinkSection } from './link-section.client'
import { NoticeLine } from './notice-line.client'
import styles from './publishing.module.css'
import type { RecordName } from './publishing-calls.client'
import { QuestionDialog } from './question/question-dialog.client'
import { ReviewSection } from './review/review-section.client'
import { areAnyUnsent, nameForm, withoutSent, type ReviewWords } from './review/review-words'
import { ScheduleSection } from './schedule-section.client'
import { publishingTexts } from './texts'
import { usePublishing } from './use-publishing.client'

type Props = {
  /** Of the admin. */
  language: Locale
  /** The one that is being edited. */
  locale: Locale
  record: RecordName
  questionPath: string | null
  onClose: (closing: Closing) => void
}

export type Closing = {
  hasPublished: boolean
  /** How many plans and requests there are; null where that could not be read. */
  waiting: number | null
}

/** One language of a record: its state, its review, what is planned, and a link to show it by. */
export function PublishingDialog(props: Props) {
  const { language, locale: edited, record, questionPath, onClose } = props
  const [locale, setLocale] = useState(edited)
  const publishing = usePublishing({ record, language, questionPath })
  const { view, hasFailed, load, asked, notice, isBusy, hasPublished } = publishing
  const state = view === null ? null : findLanguage({ view, locale })
  const isLoading = view === null && !hasFailed

  // Kept here, where going on to another language leaves them alone.
  const [words, setWords] = useState<ReviewWords>({})
  const [isLeaving, setIsLeaving] = useState(false)
  const form = view && nameForm({ view, locale })
  const isUnsent = areAnyUnsent(words)
  const closing: Closing = { hasPublished, waiting: view && countWaiting(view) }
  const close = isUnsent ? () => setIsLeaving(true) : () => onClose(closing)

  // Closing may reload the page, so nothing on it may be unsent by then.
  const [isLeft, setIsLeft] = useState(false)
  const onLeft = useEffectEvent(() => onClose(closing))
  useEffect(() => {
    if (isLeft) onLeft()
  }, [isLeft])
  function leave() {
    setWords({})
    setIsLeft(true)
  }

  return (
    <Dialog onClose={isBusy ? null : close} title={publishingTexts.title[language]}>
      {/* React passes events of a portal on to the form that it was opened from. */}
      <div
        aria-busy={isBusy || isLoading}
        className={styles.parts}
        onSubmit={(event) => event.stopPropagation()}
      >
        <label className={styles.choice}>
          <span>{publishingTexts.language[language]}</span>
          <select
            onChange={({ target }) => {
              publishing.setNotice(null)
              setLocale(locales.find((code) => code === target.value) ?? edited)
            }}
            value={locale}
          >
            {locales.map((code) => (
              <option key={code} value={code}>
                {localeNames[code].name}
              </option>
            ))}
          </select>
        </label>
        <NoticeLine language={language} notice={notice} />
        {isLoading && <p role="status">{publishingTexts.loading[language]}</p>}
        {hasFailed && (
          <div className={styles.form} role="alert">
            <p>{publishingTexts.notLoaded[language]}</p>
            <div className={styles.buttons}>
              <button className={styles.quiet} onClick={() => void load()} type="button">
                {publishingTexts.tryAgain[language]}
              </button>
            </div>
          </div>
        )}
        {view && state && (
          <>
            <p className={styles.state}>
              {publishingTexts.state[getState({ view, state })][language]}
            </p>
            <ReviewSection
              key={`review-${locale}`}
              language={language}
              onSent={(sent) => {
                if (form) setWords((now) => withoutSent({ words: now, name: form, sent }))
              }}
              onTyped={(typed) => {
                if (form) setWords((now) => ({ ...now, [form]: typed }))
              }}
              publishing={publishing}
              record={record}
              state={state}
              view={view}
              words={words}
            />
            <ScheduleSection
              key={`schedule-${locale}`}
              language={language}
              publishing={publishing}
              record={record}
              state={state}
              view={view}
            />
            {state.mayWrite && (
              <LinkSection
                key={`link-${locale}`}
                language={language}
                locale={locale}
                record={record}
              />
            )}
          </>
        )}
        <div className={styles.buttons}>
          <button className={styles.quiet} disabled={isBusy} onClick={close} type="button">
            {publishingTexts.close[language]}
          </button>
        </div>
      </div>
      <LeaveGuard isUnsent={isUnsent} language={language} />
      {isLeaving && (
        <LeaveQuestion language={language} onLeave={leave} onStay={() => setIsLeaving(false)} />
      )}
      {asked && (
        <QuestionDialog
          confirm={publishingTexts.confirm[language]}
          language={language}
          onClose={() => asked.answer(false)}
          onConfirm={() => asked.answer(true)}
          question={asked.question}
        />
      )}
    </Dialog>
  )
}

function findLanguage(options: { view: { languages: LanguageView[] }; locale: Locale }) {
  return options.view.languages.find((one) => one.locale === options.locale) ?? null
}

function getState({
  view,
  state,
}: {
  view: { languages: LanguageView[] }
  state: LanguageView
}): keyof typeof publishingTexts.state {
  if (!state.isPublic) return 'draft'
  if (!findLanguage({ view, locale: defaultLocale })?.isPublic) return 'withoutRomanian'
  return state.hasDraft ? 'changed' : 'public'
}
