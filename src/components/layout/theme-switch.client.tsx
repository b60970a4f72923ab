'use client'

import { useTheme } from 'next-themes'
import type { ReactNode } from 'react'
import { useIsHydrated } from '../ui/form/use-is-hydrated.client'
import styles from './theme-switch.module.css'

type Option = { value: 'light' | 'dark' | 'system'; label: string; icon: ReactNode }

/**
 * Light, dark or as in the system. Before React is there the scripts of the document serve it
 * (theme-script.tsx), by the name of its choices.
 */
export function ThemeSwitch({ legend, options }: { legend: string; options: Option[] }) {
  const { theme, setTheme } = useTheme()
  const isHydrated = useIsHydrated()

  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map(({ value, label, icon }) => (
        <label className={styles.option} key={value} title={label}>
          <input
            className={styles.input}
            type="radio"
            name="theme"
            value={value}
            checked={isHydrated && theme === value}
            onChange={() => setTheme(value)}
          />
          {icon}
          <span className="visually-hidden">{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
