import type { Payload } from 'payload'
import { auditActionNames, auditActions } from '../actions'
import type { AuditFilter } from '../audit-filter'
import { FilterBar } from '@/components/panel/list/filter-bar'
import { Choice, DayField, LanguageChoice } from '@/components/panel/list/filter-fields'
import type { Speaker } from '@/components/panel/speaker'
import { auditPath } from './audit-paths'
import { containerWords } from '../entry-words'
import { auditTexts } from './texts'

type Props = {
  cms: Payload
  filter: AuditFilter
  choices: { people: { id: number; name: string }[]; containers: string[] }
  speaker: Speaker
}

/** What the log can be asked. */
export function FilterForm({ cms, filter, choices, speaker }: Props) {
  const { language, say } = speaker
  const { compare } = new Intl.Collator(language)
  const containers = choices.containers
    .map((slug) => ({ slug, name: containerWords({ cms, container: slug, speaker }) }))
    .sort((one, other) => compare(one.name, other.name))
  const isNarrowed = Object.keys(filter).length > 0
  const reset = { href: auditPath, text: say(auditTexts.reset) }
  return (
    <FilterBar path={auditPath} reset={isNarrowed ? reset : null} submit={say(auditTexts.apply)}>
      <Choice label={say(auditTexts.who)} name="who" value={filter.who ?? ''}>
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
      <LanguageChoice
        any={say(auditTexts.anyLanguage)}
        label={say(auditTexts.language)}
        name="lang"
        value={filter.locale}
      />
      <DayField label={say(auditTexts.from)} name="from" value={filter.from} />
      <DayField label={say(auditTexts.until)} name="until" value={filter.until} />
      {filter.document !== undefined && (
        <input name="document" type="hidden" value={filter.document} />
      )}
    </FilterBar>
  )
}
