import type { Payload } from 'payload'
import { auditActionNames, auditActions } from '../actions'
import { auditFilterQuery, type AuditFilter } from '../audit-filter'
import { FilterBar } from '@/components/panel/list/filter-bar'
import { DayField } from '@/components/panel/list/day-field.client'
import { Choice, LanguageChoice } from '@/components/panel/list/filter-fields'
import type { PanelIntl } from '@/components/panel/panel-intl'
import { auditPath } from './audit-paths'
import { containerWords } from '../entry-words'
import { auditTexts } from '../texts'

type Props = {
  cms: Payload
  filter: AuditFilter
  choices: { people: { id: number; name: string }[]; containers: string[] }
  intl: PanelIntl
}

/** What the log can be asked. */
export function FilterForm({ cms, filter, choices, intl }: Props) {
  const { language, t } = intl
  const { compare } = new Intl.Collator(language)
  const containers = choices.containers
    .map((slug) => ({ slug, name: containerWords({ cms, container: slug, intl }) }))
    .sort((one, other) => compare(one.name, other.name))
  const isNarrowed = Object.keys(filter).length > 0
  const reset = { href: auditPath, text: t(auditTexts.reset) }
  return (
    <FilterBar
      path={auditPath}
      query={auditFilterQuery({ filter })}
      reset={isNarrowed ? reset : null}
      submit={t(auditTexts.apply)}
    >
      <Choice label={t(auditTexts.who)} name="who" value={filter.who ?? ''}>
        <option value="">{t(auditTexts.anyone)}</option>
        {choices.people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value="system">{t(auditTexts.system)}</option>
      </Choice>
      <Choice label={t(auditTexts.what)} name="action" value={filter.action ?? ''}>
        <option value="">{t(auditTexts.anything)}</option>
        {auditActions.map((action) => (
          <option key={action} value={action}>
            {t(auditActionNames[action])}
          </option>
        ))}
      </Choice>
      <Choice label={t(auditTexts.where)} name="container" value={filter.container ?? ''}>
        <option value="">{t(auditTexts.anywhere)}</option>
        {containers.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </Choice>
      <LanguageChoice
        any={t(auditTexts.anyLanguage)}
        label={t(auditTexts.language)}
        name="lang"
        value={filter.locale}
      />
      <DayField label={t(auditTexts.from)} name="from" value={filter.from} />
      <DayField label={t(auditTexts.until)} name="until" value={filter.until} />
      {filter.document !== undefined && (
        <input name="document" type="hidden" value={filter.document} />
      )}
    </FilterBar>
  )
}
