'use client'

import { useState, type RefObject } from 'react'
import type { Locale } from '@/i18n/locales'
import { fileTexts } from './file-texts'
import form from './form.module.css'

/** Chooses a file, in the language of the panel: the browser's own button speaks the browser's. */
export function FileField({
  label,
  accept,
  describedBy,
  language,
  field,
}: {
  label: string
  accept: string
  describedBy: string
  language: Locale
  field: RefObject<HTMLInputElement | null>
}) {
  const [name, setName] = useState<string>()
  return (
    <label className={form.file}>
      <span className={form.label}>{label}</span>
      <input
        accept={accept}
        aria-describedby={describedBy}
        onChange={({ target }) => setName(target.files?.[0]?.name)}
        ref={field}
        type="file"
      />
      <span className={form.chosen}>
        <span aria-hidden="true" className={form.choose}>
          {fileTexts.choose[language]}
        </span>
        <span className={form.fileName}>{name ?? fileTexts.none[language]}</span>
      </span>
    </label>
  )
}
