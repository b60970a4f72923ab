'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useCallback, useEffect, useRef, useState } from 'react'
import { z } from '@/lib/zod-for-browsers'
import { fillIn } from '@/i18n/fill-in'
import type { Locale } from '@/i18n/locales'
import { splitLocale } from '@/i18n/paths'
import type { TextOnPage } from '@/features/translation/reading/views'
import { findTexts, type FoundText } from './find-texts.client'
import styles from './text-marks.module.css'

type Words = Record<TextOnPage['need'], string> & {
  marks: string
  noMarks: string
  marksFailed: string
  notShown: string
  editing: string
  closeEditing: string
}

const answer = z.object({
  texts: z.array(
    z.object({
      unit: z.string(),
      title: z.string(),
      need: z.enum(['missing', 'outdated', 'suspicious', 'review']),
      shown: z.string(),
    }),
  ),
})

/** In preview: marks the texts of the page that need work, and opens each at the desk in place. */
export function TextMarks({ locale, words }: { locale: Locale; words: Words }) {
  const router = useRouter()
  const path = splitLocale(usePathname())?.path ?? ''
  const [texts, setTexts] = useState<FoundText[] | 'failed' | null>(null)
  const [open, setOpen] = useState<string | null>(null)
  const dialog = useRef<HTMLDialogElement>(null)

  const load = useCallback(async () => {
    const query = new URLSearchParams({ path, locale }).toString()
    const response = await fetch(`/api/translations/on-page?${query}`).catch(() => null)
    const parsed = answer.safeParse(response?.ok ? await response.json() : null)
    setTexts(parsed.success ? findTexts(parsed.data.texts) : 'failed')
  }, [path, locale])

  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the first look at the page of an address, and again when another one is opened
    void load()
  }, [load])

  useMarks({ texts: Array.isArray(texts) ? texts : [], onOpen: setOpen })

  useEffect(() => {
    if (open !== null) dialog.current?.showModal()
  }, [open])

  function close() {
    setOpen(null)
    router.refresh()
    // The page takes a moment to come again; the marks are those of what it says then.
    setTimeout(() => void load(), 1000)
  }

  if (texts === null) return null
  if (texts === 'failed') return <p role="status">{words.marksFailed}</p>
  if (texts.length === 0) return <p role="status">{words.noMarks}</p>
  return (
    <>
      <details className={styles.list}>
        <summary>{fillIn({ text: words.marks, values: { count: String(texts.length) } })}</summary>
        <ul>
          {texts.map(({ unit, title, need, element }) => (
            <li key={unit}>
              <button onClick={() => setOpen(unit)} type="button">
                {title}
              </button>{' '}
              <span>
                {words[need]}
                {element ? '' : `, ${words.notShown}`}
              </span>
            </li>
          ))}
        </ul>
      </details>
      {open !== null && (
        <dialog aria-label={words.editing} className={styles.dialog} onClose={close} ref={dialog}>
          <button onClick={() => dialog.current?.close()} type="button">
            {words.closeEditing}
          </button>
          <iframe
            src={`/admin/translations/unit?${new URLSearchParams({ unit: open, locale }).toString()}`}
            title={words.editing}
          />
        </dialog>
      )}
    </>
  )
}

/** Outlines the texts on the page, and opens one when it is clicked. */
function useMarks({ texts, onOpen }: { texts: FoundText[]; onOpen: (unit: string) => void }) {
  useEffect(() => {
    const ends = texts.flatMap(({ unit, need, element }) => {
      if (!element) return []
      const mark = styles[need] ?? need
      const click = (event: Event) => {
        event.preventDefault()
        event.stopPropagation()
        onOpen(unit)
      }
      element.classList.add(mark)
      element.dataset.unit = unit
      element.addEventListener('click', click, { capture: true })
      return () => {
        element.classList.remove(mark)
        delete element.dataset.unit
        element.removeEventListener('click', click, { capture: true })
      }
    })
    return () => {
      for (const end of ends) end()
    }
  }, [texts, onOpen])
}
