'use client'

import { Button } from '@payloadcms/ui'
import { useId, useState } from 'react'
import type { Locale } from '@/i18n/locales'
import { LeaveGuard } from '../leave/leave-guard.client'
import fields from '../small-form.module.css'
import { StatusMessage } from './status-message.client'
import styles from './record.module.css'
import { useSending } from './use-sending.client'

/** Adds a note for colleagues. */
export function NoteForm({
  call: { name, body },
  mostCharacters,
  words,
  language,
}: {
  /** Endpoint that adds the note, and its body beside `text`. */
  call: { name: string; body: object }
  mostCharacters: number
  words: { label: string; hint: string; add: string; busy?: string; added: string }
  language: Locale
}) {
  const id = useId()
  const { isBusy, status, send } = useSending(language)
  const [text, setText] = useState('')

  async function add() {
    const sent = await send({ name, body: { ...body, text: text.trim() }, done: words.added })
    // Keeps what was typed meanwhile.
    if (sent) setText((now) => (now === text ? '' : now))
  }

  return (
    <form
      className={fields.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '') void add()
      }}
    >
      <label htmlFor={`${id}-text`}>{words.label}</label>
      <textarea
        aria-describedby={`${id}-hint`}
        className={fields.field}
        id={`${id}-text`}
        maxLength={mostCharacters}
        onChange={({ target }) => setText(target.value)}
        required
        rows={3}
        value={text}
      />
      <p className={styles.quiet} id={`${id}-hint`}>
        {words.hint}
      </p>
      <div className={fields.buttons}>
        <Button buttonStyle="secondary" disabled={isBusy} margin={false} type="submit">
          {isBusy && words.busy !== undefined ? words.busy : words.add}
        </Button>
      </div>
      <StatusMessage status={status} />
      <LeaveGuard isUnsent={text.trim() !== ''} language={language} />
    </form>
  )
}
