import type { AdminLabel } from '@/cms/label'
import { deskPath, withQuery } from '../desk-paths'
import form from '../../form.module.css'
import { Glyph } from '../glyphs'
import type { Speaker } from '../../speaker'
import { matrixTexts } from '../texts/matrix'
import { matrixQuery, sortName, type MatrixQuery } from './matrix-query'

export type GroupChoice = { key: string; title: string }

/** Narrows the matrix; a plain form, which the desk sends by itself where there is script. */
export function MatrixControls({
  query,
  choices,
  speaker,
}: {
  query: MatrixQuery
  choices: readonly GroupChoice[]
  speaker: Speaker
}) {
  const say = (text: AdminLabel) => speaker.say(text)
  const isNarrowed = query.search !== '' || query.group !== '' || query.onlyWork
  const whole = matrixQuery({ ...query, search: '', group: '', onlyWork: false })
  return (
    <form action={deskPath} className={form.bar} data-admin-form="live" role="search">
      {query.focus && <input name="locale" type="hidden" value={query.focus} />}
      {query.sort && <input name="sort" type="hidden" value={sortName(query.sort)} />}
      {query.sort && <input name="direction" type="hidden" value={query.direction} />}
      <label className={form.wide}>
        <span className={form.label}>{say(matrixTexts.search)}</span>
        <input defaultValue={query.search} name="search" type="search" />
      </label>
      <label>
        <span className={form.label}>{say(matrixTexts.group)}</span>
        <select defaultValue={query.group} name="group">
          <option value="">{say(matrixTexts.allGroups)}</option>
          {choices.map(({ key, title }) => (
            <option key={key} value={key}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <label className={form.check}>
        <input defaultChecked={query.onlyWork} name="work" type="checkbox" value="1" />
        {say(matrixTexts.onlyWork)}
      </label>
      <button className={form.submit} type="submit">
        <Glyph name="search" />
        {say(matrixTexts.show)}
      </button>
      {isNarrowed && (
        <a className={form.reset} href={withQuery({ path: deskPath, query: whole })}>
          {say(matrixTexts.reset)}
        </a>
      )}
    </form>
  )
}
