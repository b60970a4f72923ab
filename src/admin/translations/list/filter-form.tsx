import type { ReactNode } from 'react'
import type { AdminLabel } from '@/cms/label'
import { unitOrders, type UnitFilter } from '@/translation/desk/views'
import { unitStates } from '@/translation/types'
import { listPath, withQuery } from '../desk-paths'
import form from '../../form.module.css'
import { Glyph } from '../glyphs'
import type { Speaker } from '../../speaker'
import { checkNames } from '../texts/check-names'
import { kindNames, listTexts, orderNames } from '../texts/list'
import { stateNames } from '../texts/states'
import { marks } from './active-filters'
import { placeValue, type DocumentChoice } from './document-choices'
import styles from './filter-form.module.css'

type Say = (text: AdminLabel) => string

/** Everything that a list can be asked: a plain form, its fields named as in a deep link. */
export function FilterForm({
  filter,
  bareQuery,
  active,
  documents,
  speaker,
}: {
  filter: UnitFilter
  /** Of the list without any of these. */
  bareQuery: string
  /** What the fields below the search ask for, in words. */
  active: readonly string[]
  documents: readonly DocumentChoice[]
  speaker: Speaker
}) {
  const say: Say = (text) => speaker.say(text)
  return (
    <form action={listPath} data-admin-form role="search">
      <input name="locale" type="hidden" value={filter.locale} />
      <div className={form.bar}>
        <label className={form.wide}>
          <span className={form.label}>{say(listTexts.search)}</span>
          <input
            defaultValue={filter.search}
            maxLength={200}
            name="q"
            title={say(listTexts.searchHint)}
            type="search"
          />
        </label>
        <button className={form.submit} type="submit">
          <Glyph name="search" />
          {say(listTexts.apply)}
        </button>
        {(active.length > 0 || filter.search) && (
          <a className={form.reset} href={withQuery({ path: listPath, query: bareQuery })}>
            {say(listTexts.reset)}
          </a>
        )}
      </div>
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
                value="1"
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
            <label>
              <span className={form.label}>{say(listTexts.changedSince)}</span>
              <input defaultValue={filter.changedSince?.slice(0, 10)} name="since" type="date" />
            </label>
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
    </form>
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

function Check(props: { name: string; value: string; label: string; isChecked: boolean }) {
  const { name, value, label, isChecked } = props
  return (
    <label className={styles.check}>
      <input defaultChecked={isChecked} name={name} type="checkbox" value={value} />
      {label}
    </label>
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
