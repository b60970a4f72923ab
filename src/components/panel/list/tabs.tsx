import styles from './tabs.module.css'

export type Tab = {
  name: string
  href: string
  isCurrent: boolean
  /** How many there are. */
  count?: string
}

/** The parts of a view, or one list seen from different sides; each has an address of its own. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.tabs}>
        {tabs.map(({ name, href, isCurrent, count }) => (
          <li key={href}>
            <a aria-current={isCurrent ? 'page' : undefined} href={href}>
              {name}
              {count !== undefined && (
                <>
                  {' '}
                  <span className={styles.count}>{count}</span>
                </>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
