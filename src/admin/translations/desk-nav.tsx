import { deskPath, exchangePath, glossaryPath, listPath } from './desk-paths'
import styles from './desk.module.css'
import type { Speaker } from '../speaker'
import { deskTexts } from './texts/desk'

export type Section = 'coverage' | 'texts' | 'exchange'

/** The parts of the desk. */
export function DeskNav({ current, speaker }: { current: Section; speaker: Speaker }) {
  const sections = [
    { name: 'coverage', href: deskPath },
    { name: 'texts', href: listPath },
    { name: 'exchange', href: exchangePath },
    { name: 'glossary', href: glossaryPath },
  ] as const
  return (
    <nav aria-label={speaker.say(deskTexts.sections)}>
      <ul className={styles.sections}>
        {sections.map(({ name, href }) => (
          <li key={name}>
            <a aria-current={name === current ? 'page' : undefined} href={href}>
              {speaker.say(deskTexts[name])}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
