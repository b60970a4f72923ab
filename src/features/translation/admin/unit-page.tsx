import type { Payload } from 'payload'
import { neighboursOf } from '../reading/neighbours'
import { readUnit } from '../reading/read-unit'
import { unitFilterQuery } from '../units/unit-filter'
import type { EditorRights } from '@/cms/access/rights'
import { listPath, withQuery } from '../desk-paths'
import { readFilter, type SearchParams } from './list/read-filter'
import type { Speaker } from '@/components/panel/speaker'
import { deskTexts } from './texts/desk'
import { UnitEditor } from './unit/unit-editor.client'
import view from '@/components/panel/view.module.css'

/** One text in the editor, among the texts of the list that it was opened from. */
export async function UnitPage({
  cms,
  editor,
  searchParams,
  speaker,
}: {
  cms: Payload
  editor: EditorRights
  searchParams: SearchParams
  speaker: Speaker
}) {
  const { unit: address, ...rest } = searchParams
  const unit = typeof address === 'string' ? address : ''
  const { language } = speaker
  const { filter } = readFilter({ searchParams: rest, editor })
  const [initial, neighbours] = await Promise.all([
    readUnit({ cms, editor, unit, locale: filter.locale, language }),
    neighboursOf({ cms, filter, unit }),
  ])
  const filterQuery = unitFilterQuery(filter)
  if (!initial) {
    return (
      <div className={view.empty}>
        <h1 className={view.title}>{speaker.say(deskTexts.unit)}</h1>
        <p>{speaker.say(deskTexts.noUnit)}</p>
        <p>
          <a href={withQuery({ path: listPath, query: filterQuery })}>
            {speaker.say(deskTexts.backToList)}
          </a>
        </p>
      </div>
    )
  }
  return (
    <UnitEditor
      filterQuery={filterQuery}
      initial={initial}
      key={`${initial.unit} ${initial.locale}`}
      language={language}
      neighbours={neighbours}
    />
  )
}
