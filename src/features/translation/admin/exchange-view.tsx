import { locales } from '@/i18n/locales'
import { unitFilterQuery } from '../units/unit-filter'
import { mayWrite } from '@/cms/access/rights'
import { ExchangePanel } from './exchange/exchange-panel.client'
import { readFilter } from './list/read-filter'
import type { ViewProps } from './view-props'
import { deskTexts } from './texts/desk'
import view from '@/components/panel/view.module.css'

/** Texts out of the desk into files, and back. */
export function ExchangeView({ editor, searchParams, intl }: ViewProps) {
  const filterQuery = unitFilterQuery(readFilter({ searchParams, editor }).filter)
  return (
    <>
      <h1 className={view.title}>{intl.t(deskTexts.exchange)}</h1>
      <ExchangePanel
        filterQuery={filterQuery}
        language={intl.language}
        locales={locales.filter((locale) => mayWrite({ editor, locale }))}
      />
    </>
  )
}
