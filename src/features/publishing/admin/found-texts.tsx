import { Fragment } from 'react'
import { fillIn } from '@/i18n/fill-in'
import { localeNames, type Locale } from '@/i18n/locales'
import { checkNames } from '@/features/translation/check-names'
import { formTexts } from './form-texts'
import { countTexts, type OpenFindings } from './open-findings.client'

/** How many texts are named; the desk lists them all. */
const named = 5

const names: Record<string, Record<Locale, string>> = checkNames

type Props = {
  /** One or several languages of a record. */
  findings: readonly OpenFindings[]
  /** Of the admin. */
  language: Locale
}

/** Texts in which the checks find something: the first of them by name, and where they all are. */
export function FoundTexts({ findings, language }: Props) {
  const all = findings.flatMap(({ items, locale }) => items.map((item) => ({ ...item, locale })))
  const shown = all.slice(0, named)
  const more = countTexts(findings) - shown.length
  const getName = (check: string) => names[check]?.[language] ?? check
  return (
    <>
      <ul>
        {shown.map(({ unit, locale, fieldTitle, checks }) => (
          <li key={`${locale} ${unit}`}>
            {findings.length > 1 && `${localeNames[locale].name} · `}
            {fieldTitle}: {checks.map(getName).join(', ')}
          </li>
        ))}
      </ul>
      <p>
        {more > 0 &&
          `${fillIn({ text: formTexts.heldMore[language], values: { count: String(more) } })} · `}
        <TextLinks findings={findings} language={language} />
      </p>
    </>
  )
}

/** Links to the lists of the desk, each of which shows one language. */
export function TextLinks({ findings, language }: Props) {
  return findings.map(({ address, locale }, index) => (
    <Fragment key={locale}>
      {index > 0 && ' · '}
      <a href={address} rel="noreferrer" target="_blank">
        {formTexts.seeTexts[language]}
        {findings.length > 1 && `: ${localeNames[locale].name}`}
      </a>
    </Fragment>
  ))
}
