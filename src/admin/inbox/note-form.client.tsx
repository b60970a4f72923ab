'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import type { Locale } from '@/i18n/locales'
import fields from '../translations/unit/small-form.module.css'
import { NewsLine } from './news-line.client'
import { manageTexts, noteTexts } from './thread-texts'
import styles from './thread.module.css'
import { useSending } from './use-sending.client'

/** Adds a note for colleagues. */
export function NoteForm({ id, language }: { id: number; language: Locale }) {
  const { isBusy, news, send } = useSending(language)
  const [text, setText] = useState('')

  async function add() {
    const body = { id, text }
    if (await send({ name: 'inbox/note', body, done: noteTexts.added[language] })) setText('')
  }

  return (
    <section aria-labelledby="inbox-note">
      <h2 className={styles.title} id="inbox-note">
        {noteTexts.title[language]}
      </h2>
      <form
        className={fields.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim() !== '') void add()
        }}
      >
        <label htmlFor="inbox-note-text">{noteTexts.label[language]}</label>
        <textarea
          aria-describedby="inbox-note-hint"
          className={fields.field}
          id="inbox-note-text"
          maxLength={10_000}
          onChange={({ target }) => setText(target.value)}
          required
          rows={3}
          value={text}
        />
        <p className={styles.quiet} id="inbox-note-hint">
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
            {isBusy ? manageTexts.busy[language] : noteTexts.add[language]}
          </Button>
        </div>
        <NewsLine news={news} />
      </form>
    </section>
  )
}
