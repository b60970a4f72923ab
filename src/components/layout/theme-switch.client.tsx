'use client'

import { useTheme } from 'next-themes'
import { useId, type ReactNode } from 'react'
import { useIsHydrated } from '../ui/form/use-is-hydrated.client'
import styles from './theme-switch.module.css'

type Option = { value: 'light' | 'dark' | 'system'; label: string; icon: ReactNode }

/** Light, dark or as in the system. Invisible, but in its place, until script can serve it. */
export function ThemeSwitch({ legend, options }: { legend: string; options: Option[] }) {
  const { theme, setTheme } = useTheme()
  const isHydrated = useIsHydrated()
  const name = useId()

  return (
    <fieldset className={styles.switch} disabled={!isHydrated}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map(({ value, label, icon }) => (
        <label className={styles.option} key={value} title={label}>
          <input
            className={styles.input}
            type="radio"
            name={name}
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
