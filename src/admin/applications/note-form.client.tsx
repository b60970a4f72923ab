'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import type { Locale } from '@/i18n/locales'
import fields from '../translations/unit/small-form.module.css'
import styles from './applications.module.css'
import { NewsLine } from './news-line.client'
import { noteTexts } from './texts'
import { useSending } from './use-sending.client'

/** Adds a note for colleagues. */
export function NoteForm({ id, language }: { id: number; language: Locale }) {
  const { isBusy, news, send } = useSending(language)
  const [text, setText] = useState('')

  async function add() {
    const body = { action: 'note', id, text: text.trim() }
    if (await send({ body, done: noteTexts.added[language] })) setText('')
  }

  return (
    <form
      className={fields.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '') void add()
      }}
    >
      <label htmlFor="application-note">{noteTexts.label[language]}</label>
      <textarea
        aria-describedby="application-note-hint"
        className={fields.field}
        id="application-note"
        maxLength={2000}
        onChange={({ target }) => setText(target.value)}
        required
        rows={3}
        value={text}
      />
      <p className={styles.quiet} id="application-note-hint">
        {noteTexts.hint[language]}
      </p>
      <div className={fields.buttons}>
        <Button
          buttonStyle="secondary"
          disabled={isBusy}
          margin={false}
          size="medium"
          type="submit"
        >
          {noteTexts.add[language]}
        </Button>
      </div>
      <NewsLine news={news} />
    </form>
  )
}
