import type { ReactNode } from 'react'
import type { AdminLabel } from '@/cms/label'
import { unitOrders, type UnitFilter } from '../../reading/views'
import { unitStates } from '../../types'
import form from '@/components/panel/form.module.css'
import { FilterBar } from '@/components/panel/list/filter-bar'
import { Check, Choice, DayField, SearchField } from '@/components/panel/list/filter-fields'
import { listPath } from '../../desk-paths'
import { Glyph } from '@/components/panel/glyphs'
import type { Speaker } from '@/components/panel/speaker'
import { checkNames } from '../../check-names'
import { kindNames, listTexts, orderNames } from '../texts/list'
import { stateNames } from '../texts/states'
import { marks } from './active-filters'
import { placeValue, type DocumentChoice } from './document-choices'
import styles from './filter-form.module.css'

type Say = (text: AdminLabel) => string

/** Everything that a list can be asked: a plain form, its fields named as in a deep link. */
export function FilterForm({
  filter,
  bareList,
  active,
  documents,
  speaker,
}: {
  filter: UnitFilter
  /** The address of the list without any of these. */
  bareList: string
  /** What the fields below the search ask for, in words. */
  active: readonly string[]
  documents: readonly DocumentChoice[]
  speaker: Speaker
}) {
  const say: Say = (text) => speaker.say(text)
  const isNarrowed = active.length > 0 || Boolean(filter.search)
  return (
    <FilterBar
      below={<MoreFields active={active} documents={documents} filter={filter} say={say} />}
      path={listPath}
      reset={isNarrowed ? { href: bareList, text: say(listTexts.reset) } : null}
      submit={say(listTexts.apply)}
    >
      <input name="locale" type="hidden" value={filter.locale} />
      <SearchField
        hint={say(listTexts.searchHint)}
        label={say(listTexts.search)}
        value={filter.search}
      />
    </FilterBar>
  )
}

function MoreFields(props: {
  active: readonly string[]
  documents: readonly DocumentChoice[]
  filter: UnitFilter
  say: Say
}) {
  const { active, documents, filter, say } = props
  return (
    <details className={styles.more}>
      <summary>
        <Glyph name="right" />
        {say(listTexts.filters)}
        {active.length > 0 && <span className={styles.active}>{active.join(', ')}</span>}
      </summary>
      <div className={styles.fields}>
        <Checks legend={say(listTexts.state)}>
          {unitStates.map((state) => (
            <Check
              isChecked={filter.states?.includes(state) === true}
              key={state}
              label={say(stateNames[state])}
              name="state"
              value={state}
            />
          ))}
          {marks.map(({ name, field }) => (
            <Check
              isChecked={filter[field] === true}
              key={name}
              label={say(listTexts[field])}
              name={name}
            />
          ))}
        </Checks>
        <div className={form.grid}>
          <Choice label={say(listTexts.document)} name="place" value={placeValue(filter)}>
            <option value="">{say(listTexts.anyDocument)}</option>
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
          <Choice label={say(listTexts.kind)} name="kind" value={filter.kind ?? ''}>
            <option value="">{say(listTexts.anyKind)}</option>
            {Object.entries(kindNames).map(([kind, name]) => (
              <option key={kind} value={kind}>
                {say(name)}
              </option>
            ))}
          </Choice>
          <Choice label={say(listTexts.check)} name="check" value={filter.check ?? ''}>
            <option value="">{say(listTexts.anyCheck)}</option>
            {Object.entries(checkNames).map(([check, name]) => (
              <option key={check} value={check}>
                {say(name)}
              </option>
            ))}
          </Choice>
          <DayField
            label={say(listTexts.changedSince)}
            name="since"
            value={filter.changedSince?.slice(0, 10)}
          />
          <Choice label={say(listTexts.order)} name="order" value={filter.order ?? 'document'}>
            {unitOrders.map((order) => (
              <option key={order} value={order === 'document' ? '' : order}>
                {say(orderNames[order])}
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
