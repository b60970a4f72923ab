import { Tabs } from '@/components/panel/list/tabs'
import type { Speaker } from '@/components/panel/speaker'
import { linksPath, ownLinksPath } from './link-paths'
import { linkTexts } from './texts'

/** The two parts of the report. */
export function PartTabs({
  current,
  speaker: { say },
}: {
  current: 'wanted' | 'own'
  speaker: Speaker
}) {
  return (
    <Tabs
      label={say(linkTexts.parts)}
      tabs={[
        { name: say(linkTexts.wanted), href: linksPath, isCurrent: current === 'wanted' },
        { name: say(linkTexts.own), href: ownLinksPath, isCurrent: current === 'own' },
      ]}
    />
  )
}
