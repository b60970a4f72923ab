import type { Payload } from 'payload'
import type { ReactNode } from 'react'
import { localeNames, locales } from '@/i18n/locales'
import { auditActionNames, auditActions } from '@/workplace/audit/actions'
import type { AuditFilter } from '@/workplace/audit/audit-filter'
import form from '../form.module.css'
import type { Speaker } from '../speaker'
import { auditPath } from './audit-paths'
import { containerWords } from './entry-words'
import { auditTexts } from './texts'

type Props = {
  cms: Payload
  filter: AuditFilter
  choices: { people: { id: number; name: string }[]; containers: string[] }
  speaker: Speaker
}

/** Everything that the log can be asked: a plain form, its fields named as in a link. */
export function FilterForm({ cms, filter, choices, speaker }: Props) {
  const { language, say } = speaker
  const { compare } = new Intl.Collator(language)
  const containers = choices.containers
    .map((slug) => ({ slug, name: containerWords({ cms, container: slug, speaker }) }))
    .sort((one, other) => compare(one.name, other.name))
  return (
    <form action={auditPath} className={form.bar} data-admin-form role="search">
      <Choice label={say(auditTexts.who)} name="who" value={String(filter.who ?? '')}>
        <option value="">{say(auditTexts.anyone)}</option>
        {choices.people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value="system">{say(auditTexts.system)}</option>
      </Choice>
      <Choice label={say(auditTexts.what)} name="action" value={filter.action ?? ''}>
        <option value="">{say(auditTexts.anything)}</option>
        {auditActions.map((action) => (
          <option key={action} value={action}>
            {say(auditActionNames[action])}
          </option>
        ))}
      </Choice>
      <Choice label={say(auditTexts.where)} name="container" value={filter.container ?? ''}>
        <option value="">{say(auditTexts.anywhere)}</option>
        {containers.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </Choice>
      <Choice label={say(auditTexts.language)} name="lang" value={filter.locale ?? ''}>
        <option value="">{say(auditTexts.anyLanguage)}</option>
        {locales.map((locale) => (
          <option key={locale} lang={locale} value={locale}>
            {localeNames[locale].name}
          </option>
        ))}
      </Choice>
      <label>
        <span className={form.label}>{say(auditTexts.from)}</span>
        <input defaultValue={filter.from} name="from" type="date" />
      </label>
      <label>
        <span className={form.label}>{say(auditTexts.until)}</span>
        <input defaultValue={filter.until} name="until" type="date" />
      </label>
      {filter.document !== undefined && (
        <input name="document" type="hidden" value={filter.document} />
      )}
      <button className={form.submit} type="submit">
        {say(auditTexts.apply)}
      </button>
      {Object.keys(filter).length > 0 && (
        <a className={form.reset} href={auditPath}>
          {say(auditTexts.reset)}
        </a>
      )}
    </form>
  )
}

function Choice(props: { label: string; name: string; value: string; children: ReactNode }) {
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
