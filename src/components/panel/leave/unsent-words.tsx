import { useId } from 'react'
import type { Locale } from '@/i18n/locales'
import fields from '../small-form.module.css'
import { leaveTexts } from './texts'

/** Words whose form has gone before they were sent: to be read and copied. */
export function UnsentWords({ words, language }: { words: string; language: Locale }) {
  const id = useId()
  return (
    <div className={fields.form}>
      <label htmlFor={id}>{leaveTexts.unsent[language]}</label>
      <textarea className={fields.field} id={id} readOnly rows={3} value={words} />
    </div>
  )
}
