'use client'

import { useEffect, useSyncExternalStore } from 'react'
import styles from './preview-bar.module.css'

type Choice = 'own' | 'light' | 'dark'

const store = 'preview-theme'
const changed = 'preview-theme-changed'

function storedIn(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key)
  } catch {
    return null
  }
}

function storedChoice(): Choice {
  const value = storedIn(() => sessionStorage, store)
  return value === 'light' || value === 'dark' ? value : 'own'
}

/** What the page would look like without the preview. */
function ownTheme(): string {
  const chosen = storedIn(() => localStorage, 'theme')
  if (chosen === 'light' || chosen === 'dark') return chosen
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

function subscribe(listener: () => void) {
  addEventListener(changed, listener)
  return () => removeEventListener(changed, listener)
}

function show(choice: Choice) {
  document.documentElement.dataset.theme = choice === 'own' ? ownTheme() : choice
}

function choose(choice: Choice) {
  try {
    sessionStorage.setItem(store, choice)
  } catch {
    // Without storage the preview looks as the site does.
    return
  }
  show(choice)
  dispatchEvent(new Event(changed))
}

/**
 * Shows the previewed page light or dark. Only this tab remembers it: what the visitor has chosen for
 * the site stays as it is.
 */
export function PreviewTheme(props: {
  legend: string
  options: { value: Choice; label: string }[]
}) {
  const { legend, options } = props
  const choice = useSyncExternalStore(subscribe, storedChoice, () => 'own' as const)

  useEffect(() => {
    const first = storedChoice()
    if (first !== 'own') show(first)
  }, [])

  return (
    <fieldset className={styles.theme}>
      <legend>{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value}>
          <input
            checked={choice === value}
            name={store}
            onChange={() => choose(value)}
            type="radio"
            value={value}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
