import type { MissingFilter } from '@/workplace/links/missing-filter'
import form from '../form.module.css'
import type { Speaker } from '../speaker'
import { Glyph } from '../translations/glyphs'
import { linksPath } from './link-paths'
import { wantedTexts } from './texts'

/** What the list can be asked: a plain form, its fields named as in an address. */
export function FilterForm({
  filter: { isLinkedHere, search },
  speaker: { say },
}: {
  filter: MissingFilter
  speaker: Speaker
}) {
  return (
    <form action={linksPath} className={form.bar} data-admin-form role="search">
      <label className={form.wide}>
        <span className={form.label}>{say(wantedTexts.search)}</span>
        <input defaultValue={search} maxLength={200} name="q" type="search" />
      </label>
      <label className={form.check}>
        <input defaultChecked={isLinkedHere === true} name="linked" type="checkbox" value="1" />
        {say(wantedTexts.linkedOnly)}
      </label>
      <button className={form.submit} type="submit">
        <Glyph name="search" />
        {say(wantedTexts.apply)}
      </button>
      {(isLinkedHere === true || search !== undefined) && (
        <a className={form.reset} href={linksPath}>
          {say(wantedTexts.reset)}
        </a>
      )}
    </form>
  )
}
