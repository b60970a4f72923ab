import type { ReactNode } from 'react'
import { localeNames, locales, type Locale } from '@/i18n/locales'
import form from '../form.module.css'

type Field = { label: string; name: string }

export function SearchField({
  label,
  name = 'q',
  value,
  hint,
}: {
  label: string
  name?: string
  value: string | undefined
  hint?: string
}) {
  return (
    <label className={form.wide}>
      <span className={form.label}>{label}</span>
      <input defaultValue={value} maxLength={200} name={name} title={hint} type="search" />
    </label>
  )
}

/** One of several; the choices are `option` elements. */
export function Choice(props: Field & { value: string | number; children: ReactNode }) {
  const { label, name, value, children } = props
  return (
    <label>
      <span className={form.label}>{label}</span>
      <select defaultValue={value} name={name}>
        {children}
      </select>
    </label>
  )
}

export function LanguageChoice(props: Field & { value: Locale | undefined; any: string }) {
  const { any, value, ...field } = props
  return (
    <Choice {...field} value={value ?? ''}>
      <option value="">{any}</option>
      {locales.map((locale) => (
        <option key={locale} lang={locale} value={locale}>
          {localeNames[locale].name}
        </option>
      ))}
    </Choice>
  )
}

export function Check(props: Field & { value?: string; isChecked: boolean }) {
  const { label, name, value = '1', isChecked } = props
  return (
    <label className={form.check}>
      <input defaultChecked={isChecked} name={name} type="checkbox" value={value} />
      {label}
    </label>
  )
}
