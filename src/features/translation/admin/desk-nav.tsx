import { Tabs } from '@/components/panel/list/tabs'
import type { PanelIntl } from '@/components/panel/panel-intl'
import { deskPath, exchangePath, glossaryPath, listPath, withQuery } from '../desk-paths'
import { deskTexts } from './texts/desk'

export type Section = 'coverage' | 'texts' | 'exchange'

const sections = [
  { name: 'coverage', path: deskPath, isFiltered: false },
  { name: 'texts', path: listPath, isFiltered: true },
  { name: 'exchange', path: exchangePath, isFiltered: true },
  { name: 'glossary', path: glossaryPath, isFiltered: false },
] as const

type Props = {
  current: Section
  intl: PanelIntl
  /** What the texts are narrowed by; the list and the export hand it to each other. */
  filterQuery: string
}

/** The parts of the desk. */
export function DeskNav({ current, intl: { t }, filterQuery }: Props) {
  const tabs = sections.map(({ name, path, isFiltered }) => ({
    name: t(deskTexts[name]),
    href: isFiltered ? withQuery({ path, query: filterQuery }) : path,
    isCurrent: name === current,
  }))
  return <Tabs label={t(deskTexts.sections)} tabs={tabs} />
}
