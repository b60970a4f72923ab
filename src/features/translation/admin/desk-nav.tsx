import { Tabs } from '@/components/panel/list/tabs'
import type { PanelIntl } from '@/components/panel/panel-intl'
import { deskPath, exchangePath, glossaryPath, listPath } from '../desk-paths'
import { deskTexts } from './texts/desk'

export type Section = 'coverage' | 'texts' | 'exchange'

const sections = [
  { name: 'coverage', href: deskPath },
  { name: 'texts', href: listPath },
  { name: 'exchange', href: exchangePath },
  { name: 'glossary', href: glossaryPath },
] as const

/** The parts of the desk. */
export function DeskNav({ current, intl: { t } }: { current: Section; intl: PanelIntl }) {
  const tabs = sections.map(({ name, href }) => ({
    name: t(deskTexts[name]),
    href,
    isCurrent: name === current,
  }))
  return <Tabs label={t(deskTexts.sections)} tabs={tabs} />
}
