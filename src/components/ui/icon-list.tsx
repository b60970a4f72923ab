import type { Locale } from '@/i18n/locales'
import type { Text } from '@/i18n/text'
import { Icon } from './icon'
import { Localized } from './localized'
import styles from './icon-list.module.css'

type Item = { title: Text; text: Text; icon: string | null }

/** Short texts side by side, each under an icon. `columns` counts them on wide screens. */
export function IconList({
  items,
  locale,
  columns,
}: {
  items: Item[]
  locale: Locale
  columns: 2 | 3 | 4
}) {
  return (
    <ul className={styles.list} data-columns={columns}>
      {items.map(({ title, text, icon }) => (
        <li className={styles.item} key={title.value}>
          {icon && <Icon name={icon} size={32} />}
          <h3 className={styles.title}>
            <Localized text={title} locale={locale} />
          </h3>
          <p className={styles.text}>
            <Localized text={text} locale={locale} />
          </p>
        </li>
      ))}
    </ul>
  )
}
