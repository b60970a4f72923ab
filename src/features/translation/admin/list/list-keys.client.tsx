'use client'

import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { Locale } from '@/i18n/locales'
import { Glyph } from '@/components/panel/glyphs'
import { keyTexts } from '../texts/keys'
import styles from './list-keys.module.css'

const storageKey = 'translations-one-key-shortcuts'
const changed = 'translations-shortcuts-changed'

function areKeysOn(): boolean {
  return localStorage.getItem(storageKey) !== 'off'
}

function onChanged(listener: () => void): () => void {
  addEventListener(changed, listener)
  return () => {
    removeEventListener(changed, listener)
  }
}

/** Moves through the rows of the list by keys, and shows which keys there are. */
export function ListKeys({ language }: { language: Locale }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isOn = useSyncExternalStore(onChanged, areKeysOn, () => true)

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (isTyping(event.target) || dialog.current?.open) return
      if (press({ key: event.key, isOn, help: () => dialog.current?.showModal() })) {
        event.preventDefault()
      }
    }
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [isOn])

  return (
    <>
      <button
        className={`${styles.button ?? ''} ${styles.help ?? ''}`}
        onClick={() => dialog.current?.showModal()}
        type="button"
      >
        <Glyph name="keyboard" />
        {keyTexts.open[language]}
      </button>
      <dialog aria-labelledby="translations-keys" className={styles.dialog} ref={dialog}>
        <h2 id="translations-keys">{keyTexts.title[language]}</h2>
        <KeyList language={language} />
        <label className={styles.choice}>
          <input
            checked={isOn}
            onChange={(event) => {
              localStorage.setItem(storageKey, event.target.checked ? 'on' : 'off')
              dispatchEvent(new Event(changed))
            }}
            type="checkbox"
          />
          {keyTexts.enabled[language]}
        </label>
        <form method="dialog">
          <button className={styles.button} type="submit">
            {keyTexts.close[language]}
          </button>
        </form>
      </dialog>
    </>
  )
}

/** Whether the key was one of the list’s own. */
function press({ key, isOn, help }: { key: string; isOn: boolean; help: () => void }): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-desk-row]')]
  const place = rows.findIndex((row) => row === document.activeElement)
  const isInRows = place >= 0
  const step = toStep({ key, isOn, isInRows })
  if (step !== 0) {
    const next = rows[isInRows ? place + step : 0]
    next?.focus()
    next?.closest('tr')?.scrollIntoView({ block: 'nearest' })
    return next !== undefined
  }
  if (!isOn) return false
  if (key === '/') {
    const search = document.querySelector<HTMLInputElement>('main input[type="search"]')
    search?.focus()
    search?.select()
    return search !== null
  }
  if (key === '?') help()
  return key === '?'
}

// Arrows scroll the page unless a row has the focus.
function toStep(options: { key: string; isOn: boolean; isInRows: boolean }): -1 | 0 | 1 {
  const { key, isOn, isInRows } = options
  if ((isOn && key === 'j') || (isInRows && key === 'ArrowDown')) return 1
  if ((isOn && key === 'k') || (isInRows && key === 'ArrowUp')) return -1
  return 0
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type="checkbox"]), textarea, select'))
  )
}

function KeyList({ language }: { language: Locale }) {
  const keys = [
    { keys: ['J', '↓'], text: keyTexts.next },
    { keys: ['K', '↑'], text: keyTexts.previous },
    { keys: ['Enter'], text: keyTexts.openText },
    { keys: ['/'], text: keyTexts.search },
    { keys: ['?'], text: keyTexts.help },
  ]
  return (
    <dl className={styles.keys}>
      {keys.map(({ keys: names, text }) => (
        <div key={text.en}>
          <dt>
            {names.map((name, index) => (
              <span key={name}>
                {index > 0 && ` ${keyTexts.or[language]} `}
                <kbd>{name}</kbd>
              </span>
            ))}
          </dt>
          <dd>{text[language]}</dd>
        </div>
      ))}
    </dl>
  )
}
