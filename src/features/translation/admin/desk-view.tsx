import type { StepNavItem } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { adminLanguage } from '@/components/panel/admin-language'
import { AdminPage, requireEditor, getSegments } from '@/components/panel/admin-page'
import { PageShell } from '@/components/panel/page-shell.client'
import { panelIntl, type PanelIntl } from '@/components/panel/panel-intl'
import {
  deskPath,
  isSegment,
  listPath,
  type Segment,
  exchangePath,
  glossaryPath,
} from '../desk-paths'
import { withQuery } from '@/lib/http/with-query'
import { ExchangeView } from './exchange-view'
import { unitFilterQuery } from '../units/unit-filter'
import { readFilter } from './list/read-filter'
import { ListView } from './list/list-view'
import { CoverageView } from './matrix/coverage-view'
import { deskTexts, segmentTitles } from './texts/desk'
import type { ViewProps } from './view-props'
import { UnitPage } from './unit-page'
import './narrow-header.css'
import { Tabs } from '@/components/panel/list/tabs'

type Section = 'coverage' | 'texts' | 'exchange'

const sections = [
  { name: 'coverage', path: deskPath, isFiltered: false },
  { name: 'texts', path: listPath, isFiltered: true },
  { name: 'exchange', path: exchangePath, isFiltered: true },
  { name: 'glossary', path: glossaryPath, isFiltered: false },
] as const

type Props = {
  current: Section
  intl: PanelIntl
  /** Query string of the filter; the list and the export hand it to each other. */
  filterQuery: string
}

type View = (props: ViewProps) => ReactNode | Promise<ReactNode>

const deskViews: Record<Segment, { section: Section; View: View }> = {
  '': { section: 'coverage', View: CoverageView },
  list: { section: 'texts', View: ListView },
  unit: { section: 'texts', View: UnitPage },
  exchange: { section: 'exchange', View: ExchangeView },
}

/** The translation desk. */
export function DeskView(props: AdminViewServerProps) {
  const editor = requireEditor({ view: props })
  const { searchParams = {}, initPageResult } = props
  const { req } = initPageResult
  const [, segment = '', ...rest] = getSegments(props)
  if (!isSegment(segment) || rest.length > 0) notFound()
  const { section, View } = deskViews[segment]
  const intl = panelIntl(adminLanguage(req.i18n.language))
  const isFiltered = segment === 'list' || segment === 'exchange'
  const filterQuery = isFiltered ? unitFilterQuery(readFilter({ searchParams, editor }).filter) : ''
  return (
    <AdminPage view={props} steps={stepsTo({ segment, intl })}>
      <PageShell root={deskPath}>
        <DeskNav current={section} filterQuery={filterQuery} intl={intl} />
        <View cms={req.payload} editor={editor} searchParams={searchParams} intl={intl} />
      </PageShell>
    </AdminPage>
  )
}

function stepsTo({ segment, intl }: { segment: Segment; intl: PanelIntl }): StepNavItem[] {
  const desk = { label: intl.t(deskTexts.title), url: deskPath }
  if (segment === '') return [desk]
  const texts = { label: intl.t(deskTexts.texts), url: listPath }
  const own = { label: intl.t(segmentTitles[segment]) }
  return segment === 'unit' ? [desk, texts, own] : [desk, own]
}

/** The parts of the desk. */
function DeskNav({ current, intl: { t }, filterQuery }: Props) {
  const tabs = sections.map(({ name, path, isFiltered }) => ({
    name: t(deskTexts[name]),
    href: isFiltered ? withQuery({ path, query: filterQuery }) : path,
    isCurrent: name === current,
  }))
  return <Tabs label={t(deskTexts.sections)} tabs={tabs} />
}
