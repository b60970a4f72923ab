'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import type { Locale } from '@/i18n/locales'
import type { InboxEditor } from '../inbox/inbox-editors'
import type { Seen } from '../inbox/types'
import { StatusMessage } from '@/components/panel/record/status-message.client'
import { Section } from '@/components/panel/record/section'
import { useSending } from '@/components/panel/record/use-sending.client'
import fields from '@/components/panel/small-form.module.css'
import type { StateChoice } from './state-choices'
import { manageTexts } from './thread-texts'
import styles from './thread.module.css'

type Place = Pick<Seen, 'state' | 'assignee'>

/** The state of a message and its assignee. */
export function ManageForm({
  id,
  seen,
  states,
  editors,
  ownId,
  language,
}: {
  id: number
  seen: Place
  states: readonly StateChoice[]
  editors: readonly InboxEditor[]
  ownId: number
  language: Locale
}) {
  const { isBusy, status, send } = useSending(language)
  const [chosen, setChosen] = useState<Partial<Place>>({})
  const now: Place = { state: seen.state, assignee: seen.assignee, ...chosen }
  const isChanged = now.state !== seen.state || now.assignee !== seen.assignee

  async function change({ to, done }: { to: Place; done: string }) {
    const { state, assignee } = seen
    const body = { id, seen: { state, assignee }, ...to }
    // What is chosen meanwhile stays, and so does what a refusal has not taken.
    const onShown = () => setChosen((later) => (later === chosen ? {} : later))
    await send({ name: 'inbox/change', body, done, onShown })
  }

  return (
    <Section id="inbox-manage" isPanel title={manageTexts.title[language]}>
      <form
        className={styles.manage}
        onSubmit={(event) => {
          event.preventDefault()
          if (isChanged) void change({ to: now, done: manageTexts.saved[language] })
        }}
      >
        <label htmlFor="inbox-state">{manageTexts.state[language]}</label>
        <select
          className={fields.field}
          id="inbox-state"
          onChange={({ target }) => {
            const found = states.find(({ state }) => state === target.value)
            if (found) setChosen({ ...chosen, state: found.state })
          }}
          value={now.state}
        >
          {states.map(({ state, name }) => (
            <option key={state} value={state}>
              {name}
            </option>
          ))}
        </select>
        <label htmlFor="inbox-assignee">{manageTexts.assignee[language]}</label>
        <select
          className={fields.field}
          id="inbox-assignee"
          onChange={({ target }) => {
            const assignee = target.value === '' ? null : Number(target.value)
            setChosen({ ...chosen, assignee })
          }}
          value={now.assignee ?? ''}
        >
          <option value="">{manageTexts.nobody[language]}</option>
          {editors.map((editor) => (
            <option key={editor.id} value={editor.id}>
              {editor.name}
            </option>
          ))}
        </select>
        <div className={fields.buttons}>
          <Button disabled={!isChanged || isBusy} margin={false} type="submit">
            {isBusy ? manageTexts.busy[language] : manageTexts.save[language]}
          </Button>
          {seen.state === 'new' && seen.assignee === null && (
            <Button
              buttonStyle="secondary"
              disabled={isBusy}
              margin={false}
              onClick={() => {
                const to: Place = { state: 'in-work', assignee: ownId }
                void change({ to, done: manageTexts.taken[language] })
              }}
            >
              {manageTexts.take[language]}
            </Button>
          )}
        </div>
        <StatusMessage status={status} />
      </form>
    </Section>
  )
}
