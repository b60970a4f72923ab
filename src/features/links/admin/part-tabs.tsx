import { Tabs } from '@/components/panel/list/tabs'
import type { PanelIntl } from '@/components/panel/panel-intl'
import { linksPath, ownLinksPath } from './link-paths'
import { linkTexts } from './texts'

/** The two parts of the report. */
export function PartTabs({ current, intl: { t } }: { current: 'wanted' | 'own'; intl: PanelIntl }) {
  return (
    <Tabs
      label={t(linkTexts.parts)}
      tabs={[
        { name: t(linkTexts.wanted), href: linksPath, isCurrent: current === 'wanted' },
        { name: t(linkTexts.own), href: ownLinksPath, isCurrent: current === 'own' },
      ]}
    />
  )
}
