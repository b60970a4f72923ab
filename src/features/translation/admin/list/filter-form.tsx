import type { ReactNode } from 'react'
import type { AdminLabel } from '@/cms/label'
import { unitOrders, type UnitFilter } from '../../reading/views'
import { unitFilterQuery } from '../../units/unit-filter'
import { unitStates } from '../../types'
import form from '@/components/panel/form.module.css'
import { FilterBar } from '@/components/panel/list/filter-bar'
import { DayField } from '@/components/panel/list/day-field.client'
import { Check, Choice, SearchField } from '@/components/panel/list/filter-fields'
import { listPath } from '../../desk-paths'
import { Glyph } from '@/components/panel/glyphs'
import type { PanelIntl } from '@/components/panel/panel-intl'
import { checkNames } from '../../check-names'
import { kindNames, listTexts, orderNames } from '../texts/list'
import { stateNames } from '../texts/states'
import { marks } from './active-filters'
import { placeValue, type DocumentChoice } from './document-choices'
import styles from './filter-form.module.css'

type Translate = (text: AdminLabel) => string

/** Everything that a list can be asked: a plain form, its fields named as in a deep link. */
export function FilterForm({
  filter,
  bareList,
  active,
  documents,
  intl,
}: {
  filter: UnitFilter
  /** The address of the list without any of these. */
  bareList: string
  /** What the fields below the search ask for, in words. */
  active: readonly string[]
  documents: readonly DocumentChoice[]
  intl: PanelIntl
}) {
  const t: Translate = (text) => intl.t(text)
  const isNarrowed = active.length > 0 || Boolean(filter.search)
  return (
    <FilterBar
      query={fieldsQuery(filter)}
      below={<MoreFields active={active} documents={documents} filter={filter} t={t} />}
      path={listPath}
      reset={isNarrowed ? { href: bareList, text: t(listTexts.reset) } : null}
      submit={t(listTexts.apply)}
    >
      <input name="locale" type="hidden" value={filter.locale} />
      <SearchField
        hint={t(listTexts.searchHint)}
        label={t(listTexts.search)}
        value={filter.search}
      />
    </FilterBar>
  )
}

/** The day of a time, which an address may name to the second. */
function sinceDay({ changedSince }: UnitFilter): string | undefined {
  return changedSince?.slice(0, 10)
}

/** What the fields say, of which one stands for two parts of an address. */
function fieldsQuery({ container, document, ...rest }: UnitFilter): string {
  const query = new URLSearchParams(unitFilterQuery(rest))
  const since = sinceDay(rest)
  if (since !== undefined) query.set('since', since)
  const place = placeValue({ ...(container && { container }), ...(document && { document }) })
  if (place !== '') query.set('place', place)
  return query.toString()
}

function MoreFields(props: {
  active: readonly string[]
  documents: readonly DocumentChoice[]
  filter: UnitFilter
  t: Translate
}) {
  const { active, documents, filter, t } = props
  return (
    <details className={styles.more}>
      <summary>
        <Glyph name="right" />
        {t(listTexts.filters)}
        {active.length > 0 && <span className={styles.active}>{active.join(', ')}</span>}
      </summary>
      <div className={styles.fields}>
        <Checks legend={t(listTexts.state)}>
          {unitStates.map((state) => (
            <Check
              isChecked={filter.states?.includes(state) === true}
              key={state}
              label={t(stateNames[state])}
              name="state"
              value={state}
            />
          ))}
          {marks.map(({ name, field }) => (
            <Check
              isChecked={filter[field] === true}
              key={name}
              label={t(listTexts[field])}
              name={name}
            />
          ))}
        </Checks>
        <div className={form.grid}>
          <Choice label={t(listTexts.document)} name="place" value={placeValue(filter)}>
            <option value="">{t(listTexts.anyDocument)}</option>
            {documents.map(({ title, options }) => (
              <optgroup key={title} label={title}>
                {options.map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.title}
                  </option>
                ))}
              </optgroup>
            ))}
          </Choice>
          <Choice label={t(listTexts.kind)} name="kind" value={filter.kind ?? ''}>
            <option value="">{t(listTexts.anyKind)}</option>
            {Object.entries(kindNames).map(([kind, name]) => (
              <option key={kind} value={kind}>
                {t(name)}
              </option>
            ))}
          </Choice>
          <Choice label={t(listTexts.check)} name="check" value={filter.check ?? ''}>
            <option value="">{t(listTexts.anyCheck)}</option>
            {Object.entries(checkNames).map(([check, name]) => (
              <option key={check} value={check}>
                {t(name)}
              </option>
            ))}
          </Choice>
          <DayField label={t(listTexts.changedSince)} name="since" value={sinceDay(filter)} />
          <Choice label={t(listTexts.order)} name="order" value={filter.order ?? 'document'}>
            {unitOrders.map((order) => (
              <option key={order} value={order === 'document' ? '' : order}>
                {t(orderNames[order])}
              </option>
            ))}
          </Choice>
        </div>
      </div>
    </details>
  )
}

function Checks({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.checks}>
      <legend className={form.label}>{legend}</legend>
      {children}
    </fieldset>
  )
}
