import type { Speaker } from '../speaker'
import { linksPath, ownLinksPath } from './link-paths'
import styles from './links.module.css'
import { linkTexts } from './texts'

const parts = [
  { name: 'wanted', href: linksPath },
  { name: 'own', href: ownLinksPath },
] as const

/** The two parts of the report. */
export function PartTabs({
  current,
  speaker: { say },
}: {
  current: (typeof parts)[number]['name']
  speaker: Speaker
}) {
  return (
    <nav aria-label={say(linkTexts.parts)}>
      <ul className={styles.tabs}>
        {parts.map(({ name, href }) => (
          <li key={name}>
            <a aria-current={name === current ? 'page' : undefined} href={href}>
              {say(linkTexts[name])}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
