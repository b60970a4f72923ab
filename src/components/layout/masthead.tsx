import type { ReactNode } from 'react'
import { Icon } from '../ui/icon'
import styles from './masthead.module.css'

type Props = {
  brand: ReactNode
  /** Left out where the page itself begins with it. */
  tagline?: ReactNode
  menuLabel: string
  /** Beside the label of the menu, seen only by someone who has signed in. */
  memberMark?: ReactNode
  navigation: ReactNode
  tools: ReactNode
}

/**
 * The head of every page. On narrow screens navigation and tools open as a popover: the browser
 * itself closes it on Escape or a click outside, without script.
 */
export function Masthead({ brand, tagline, menuLabel, memberMark, navigation, tools }: Props) {
  return (
    <header className={styles.masthead}>
      {brand}
      {tagline && <p className={styles.tagline}>{tagline}</p>}
      <button className={styles.menuButton} type="button" popoverTarget="site-menu">
        <Icon name="solar:hamburger-menu-linear" />
        <span className={styles.menuLabel}>{menuLabel}</span>
        {memberMark && <span className={styles.memberMark}>{memberMark}</span>}
      </button>
      <div className={styles.menu} id="site-menu" popover="auto">
        <div className={styles.navigation}>{navigation}</div>
        <div className={styles.tools}>{tools}</div>
      </div>
    </header>
  )
}
