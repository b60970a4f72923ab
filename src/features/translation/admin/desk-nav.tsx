import { Tabs } from '@/components/panel/list/tabs'
import type { Speaker } from '@/components/panel/speaker'
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
export function DeskNav({ current, speaker: { say } }: { current: Section; speaker: Speaker }) {
  const tabs = sections.map(({ name, href }) => ({
    name: say(deskTexts[name]),
    href,
    isCurrent: name === current,
  }))
  return <Tabs label={say(deskTexts.sections)} tabs={tabs} />
}
