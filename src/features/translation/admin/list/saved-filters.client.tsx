'use client'

import { useId, useRef, useState, type SyntheticEvent } from 'react'
import { fillIn } from '@/i18n/fill-in'
import type { Locale } from '@/i18n/locales'
import { listPath } from '../../desk-paths'
import { withQuery } from '@/lib/http/with-query'
import { Glyph } from '@/components/panel/glyphs'
import { savedFilterTexts } from '../texts/saved-filters'
import { mostSavedFilters, type SavedFilter } from './saved-filter'
import { changeStoredFilters } from './stored-filters.client'
import styles from './saved-filters.module.css'

/** Filters to choose with one click: those that everybody has, and the editor’s own. */
export function SavedFilters({
  builtIn,
  initial,
  query,
  isPlain,
  language,
}: {
  builtIn: SavedFilter[]
  initial: SavedFilter[]
  /** Query string of the list. */
  query: string
  /** Whether the list is narrowed by nothing that would be worth keeping. */
  isPlain: boolean
  language: Locale
}) {
  const [own, setOwn] = useState(initial)
  // Each change waits for the one before, which it would undo otherwise.
  const changes = useRef<Promise<unknown>>(Promise.resolve())
  const [isNaming, setIsNaming] = useState(false)
  /** Counts the forms: an answer about the name of one leaves the next alone. */
  const naming = useRef(0)
  const [status, setStatus] = useState('')
  const isKnown = [...builtIn, ...own].some((filter) => filter.query === query)
  const texts = savedFilterTexts
  const full = fillIn({ text: texts.full[language], values: { most: String(mostSavedFilters) } })

  /** Puts a filter in the place of those of its name, or takes them away; whether it was stored. */
  function store({ name, put, done }: { name: string; put: SavedFilter[]; done: string }) {
    const stored = changes.current.then(async () => {
      try {
        const isOther = (filter: SavedFilter) => filter.name !== name
        const now = await changeStoredFilters((stored) => [...stored.filter(isOther), ...put])
        const isStored = put.every((filter) => now.includes(filter))
        setOwn(now)
        setStatus(isStored ? done : full)
        return isStored
      } catch {
        setStatus(texts.failed[language])
        return false
      }
    })
    changes.current = stored
    return stored
  }

  async function save(name: string) {
    setStatus('')
    const named = naming.current
    const isStored = await store({ name, put: [{ name, query }], done: texts.saved[language] })
    if (isStored && named === naming.current) setIsNaming(false)
  }

  return (
    <nav aria-label={texts.title[language]} className={styles.bar}>
      <ul className={styles.filters}>
        {builtIn.map((filter) => (
          <li key={filter.name}>
            <FilterLink filter={filter} query={query} />
          </li>
        ))}
        {own.map((filter) => (
          <li className={styles.own} key={filter.name}>
            <FilterLink filter={filter} query={query} />
            <button
              aria-label={fillIn({ text: texts.remove[language], values: { name: filter.name } })}
              className={styles.remove}
              onClick={() => {
                setStatus('')
                void store({ name: filter.name, put: [], done: texts.removed[language] })
              }}
              type="button"
            >
              <Glyph name="close" />
            </button>
          </li>
        ))}
        {!isKnown && !isPlain && !isNaming && own.length < mostSavedFilters && (
          <li>
            <button
              className={styles.save}
              onClick={() => {
                naming.current += 1
                setIsNaming(true)
                setStatus('')
              }}
              type="button"
            >
              {texts.save[language]}
            </button>
          </li>
        )}
      </ul>
      {isNaming && (
        <NameForm
          language={language}
          onCancel={() => {
            setIsNaming(false)
          }}
          onName={save}
        />
      )}
      <p aria-live="polite" className={styles.news}>
        {status}
      </p>
    </nav>
  )
}

function FilterLink({ filter, query }: { filter: SavedFilter; query: string }) {
  return (
    <a
      aria-current={filter.query === query ? 'true' : undefined}
      className={styles.filter}
      href={withQuery({ path: listPath, query: filter.query })}
    >
      {filter.name}
    </a>
  )
}

function NameForm({
  language,
  onName,
  onCancel,
}: {
  language: Locale
  onName: (name: string) => Promise<void>
  onCancel: () => void
}) {
  const id = useId()
  const [name, setName] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const texts = savedFilterTexts

  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (isBusy || name.trim() === '') return
    // An answer closes the form: another name that is typed meanwhile would go with it.
    setIsBusy(true)
    await onName(name.trim())
    setIsBusy(false)
  }

  return (
    <form className={styles.naming} onSubmit={(event) => void submit(event)}>
      <label htmlFor={id}>{texts.name[language]}</label>
      <input
        // eslint-disable-next-line jsx-a11y/no-autofocus -- the field appears at the editor's own request, in the place of the button
        autoFocus
        id={id}
        maxLength={60}
        onChange={(event) => {
          setName(event.target.value)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel()
        }}
        readOnly={isBusy}
        required
        type="text"
        value={name}
      />
      <button aria-disabled={isBusy} className={styles.save} type="submit">
        {texts.confirm[language]}
      </button>
      <button className={styles.save} onClick={onCancel} type="button">
        {texts.cancel[language]}
      </button>
    </form>
  )
}
