import { locales } from '@/i18n/locales'
import { unitFilterQuery } from '../units/unit-filter'
import { mayWrite, type EditorRights } from '@/cms/access/rights'
import { ExchangePanel } from './exchange/exchange-panel.client'
import { readFilter, type SearchParams } from './list/read-filter'
import type { Speaker } from '@/components/panel/speaker'
import { deskTexts } from './texts/desk'
import view from '@/components/panel/view.module.css'

/** Texts out of the desk into files, and back. */
export function ExchangeView({
  editor,
  searchParams,
  speaker,
}: {
  editor: EditorRights
  searchParams: SearchParams
  speaker: Speaker
}) {
  const filterQuery = unitFilterQuery(readFilter({ searchParams, editor }).filter)
  return (
    <>
      <h1 className={view.title}>{speaker.say(deskTexts.exchange)}</h1>
      <ExchangePanel
        filterQuery={filterQuery}
        language={speaker.language}
        locales={locales.filter((locale) => mayWrite({ editor, locale }))}
      />
    </>
  )
}
