import type { Locale } from '@/i18n/locales'
import type { Text } from '@/i18n/text'
import { Icon } from './icon'
import { Localized } from './localized'
import styles from './icon-list.module.css'

type Item = { title: Text; text: Text; icon: string | null }

type Props = { items: Item[]; locale: Locale; columns: 2 | 3 | 4; headingLevel?: 2 | 3 }

/** Short texts side by side, each under an icon. `columns` counts them on wide screens. */
export function IconList({ items, locale, columns, headingLevel = 3 }: Props) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <ul className={styles.list} data-columns={columns}>
      {items.map(({ title, text, icon }) => (
        <li className={styles.item} key={title.value}>
          {icon && <Icon name={icon} size={32} />}
          <Heading className={styles.title}>
            <Localized text={title} locale={locale} />
          </Heading>
          <p className={styles.text}>
            <Localized text={text} locale={locale} />
          </p>
        </li>
      ))}
    </ul>
  )
}
