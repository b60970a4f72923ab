import { localeNames, locales } from '@/i18n/locales'
import type { InboxEditor } from '@/workplace/inbox/inbox-editors'
import type { InboxFilter } from '@/workplace/inbox/types'
import form from '../form.module.css'
import type { Speaker } from '../speaker'
import { Glyph } from '../translations/glyphs'
import { inboxPath } from './inbox-path'
import { listAddress } from './inbox-paths'
import { listTexts } from './list-texts'

/** What a list can be asked: a plain form, its fields named as in an address. */
export function FilterForm({
  filter,
  editors,
  ownId,
  speaker,
}: {
  filter: InboxFilter
  editors: readonly InboxEditor[]
  ownId: number
  speaker: Speaker
}) {
  const { say } = speaker
  const { state, search, language, assignee, since } = filter
  const isNarrowed = [search, language, assignee, since].some((value) => value !== undefined)
  return (
    <form action={inboxPath} className={form.bar} data-admin-form role="search">
      {state && <input name="state" type="hidden" value={state} />}
      <label className={form.wide}>
        <span className={form.label}>{say(listTexts.search)}</span>
        <input defaultValue={search} maxLength={200} name="q" type="search" />
      </label>
      <label>
        <span className={form.label}>{say(listTexts.language)}</span>
        <select defaultValue={language ?? ''} name="language">
          <option value="">{say(listTexts.anyLanguage)}</option>
          {locales.map((locale) => (
            <option key={locale} lang={locale} value={locale}>
              {localeNames[locale].name}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span className={form.label}>{say(listTexts.assignee)}</span>
        <select defaultValue={assignee === ownId ? 'mine' : (assignee ?? '')} name="assignee">
          <option value="">{say(listTexts.anyAssignee)}</option>
          <option value="mine">{say(listTexts.mine)}</option>
          <option value="nobody">{say(listTexts.nobody)}</option>
          {editors
            .filter(({ id }) => id !== ownId)
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </select>
      </label>
      <label>
        <span className={form.label}>{say(listTexts.since)}</span>
        <input defaultValue={since} name="since" type="date" />
      </label>
      <button className={form.submit} type="submit">
        <Glyph name="search" />
        {say(listTexts.apply)}
      </button>
      {isNarrowed && (
        <a className={form.reset} href={listAddress({ ...(state && { state }) })}>
          {say(listTexts.reset)}
        </a>
      )}
    </form>
  )
}
