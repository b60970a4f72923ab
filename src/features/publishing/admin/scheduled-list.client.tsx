'use client'

import { fillIn } from '@/i18n/fill-in'
import { localeNames } from '@/i18n/locales'
import type { ScheduledView } from '../schedule/list-scheduled'
import { momentInChisinau } from '@/components/panel/moment'
import type { PartProps } from './part'
import styles from './publishing.module.css'
import { scheduleTexts } from './texts'

type Props = Pick<PartProps, 'language' | 'view' | 'publishing'>

/** What is planned for the record in any language, and what of it has failed. */
export function ScheduledList({ language, view, publishing }: Props) {
  if (view.scheduled.length === 0) {
    return <p className={styles.hint}>{scheduleTexts.nothing[language]}</p>
  }
  return (
    <>
      <h4>{scheduleTexts.planned[language]}</h4>
      <ul className={styles.plans}>
        {view.scheduled.map((change) => (
          <Planned change={change} key={change.id} {...{ language, view, publishing }} />
        ))}
      </ul>
    </>
  )
}

function Planned({ change, language, view, publishing }: Props & { change: ScheduledView }) {
  const { id, action, dueAt, editorId, editorName, locale, problem, state } = change
  const when = momentInChisinau({ at: dueAt, language })
  const what = `${scheduleTexts[action][language]}, ${localeNames[locale].name}`
  const own = view.languages.find((one) => one.locale === locale)
  const mayCancel =
    editorId === view.editor || (action === 'publish' ? own?.mayPublish : own?.mayWithdraw)
  const verb = scheduleTexts[state === 'failed' ? 'dismiss' : 'cancel'][language]
  const trouble = scheduleTexts[state === 'failed' ? 'failed' : 'delayed'][language]
  const values = { action: verb, what, when }
  return (
    <li>
      <div>
        <strong>{when}</strong> · {what}
        <span className={styles.hint}>
          {' '}
          {fillIn({ text: scheduleTexts.by[language], values: { name: editorName } })}
        </span>
        {problem && (
          <p className={styles.problem}>
            {trouble} {problem[language]}
          </p>
        )}
      </div>
      {mayCancel && (
        <button
          aria-label={fillIn({ text: scheduleTexts.cancelOne[language], values })}
          className={styles.quiet}
          disabled={publishing.isBusy}
          onClick={() =>
            void publishing.change({
              name: 'schedule/cancel',
              body: { id },
              done: scheduleTexts.wasCancelled,
            })
          }
          type="button"
        >
          {verb}
        </button>
      )}
    </li>
  )
}
