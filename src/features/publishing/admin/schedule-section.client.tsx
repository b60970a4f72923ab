'use client'

import { useId, useState, type SyntheticEvent } from 'react'
import { DayPicker } from '@/components/panel/day-picker.client'
import { isWithdrawable } from '../withdrawable'
import type { PartProps } from './part'
import styles from './publishing.module.css'
import { ScheduledList } from './scheduled-list.client'
import { scheduleTexts } from './texts'

/** Plans to publish or withdraw the chosen language, by the clock of Chișinău. */
export function ScheduleSection(props: PartProps) {
  const { language, state, view, publishing } = props
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h3 id={id}>{scheduleTexts.heading[language]}</h3>
      {state.mayPublish ? (
        <PlanForm {...props} />
      ) : (
        <p className={styles.hint}>{scheduleTexts.mayNot[language]}</p>
      )}
      <ScheduledList language={language} publishing={publishing} view={view} />
    </section>
  )
}

function PlanForm({ language, record, state, view, publishing }: PartProps) {
  const dateId = useId()
  const [action, setAction] = useState('publish')
  const [date, setDate] = useState(view.now.date)
  const [time, setTime] = useState('')
  const actions =
    state.mayWithdraw && state.isPublic && isWithdrawable({ ...record, locale: state.locale })
      ? (['publish', 'unpublish'] as const)
      : (['publish'] as const)

  async function plan(event: SyntheticEvent) {
    event.preventDefault()
    const isDone = await publishing.change({
      name: 'schedule',
      body: { ...record, locale: state.locale, action, date, time },
      done: scheduleTexts.wasPlanned,
      publishesAt: action === 'publish' ? { date, time } : undefined,
    })
    if (isDone) setTime('')
  }

  return (
    <form className={styles.form} onSubmit={(event) => void plan(event)}>
      <div className={styles.row}>
        <label>
          <span>{scheduleTexts.what[language]}</span>
          <select onChange={({ target }) => setAction(target.value)} value={action}>
            {actions.map((one) => (
              <option key={one} value={one}>
                {scheduleTexts[one][language]}
              </option>
            ))}
          </select>
        </label>
        <div className={styles.choice}>
          <span id={dateId}>{scheduleTexts.date[language]}</span>
          <DayPicker day={date} from={view.now.date} isRequired label={dateId} onChange={setDate} />
        </div>
        <label>
          <span>{scheduleTexts.time[language]}</span>
          <input
            inputMode="numeric"
            onChange={({ target }) => setTime(target.value)}
            pattern="([01]\d|2[0-3]):[0-5]\d"
            placeholder="09:30"
            required
            title={scheduleTexts.timeHint[language]}
            value={time}
          />
        </label>
      </div>
      <p className={styles.hint}>{scheduleTexts.hint[language]}</p>
      <div className={styles.buttons}>
        <button className={styles.main} disabled={publishing.isBusy} type="submit">
          {scheduleTexts.submit[language]}
        </button>
      </div>
    </form>
  )
}
