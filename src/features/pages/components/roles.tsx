import { Icon } from '@/components/ui/icon'
import { Localized } from '@/components/ui/localized'
import { RichText } from '@/components/ui/rich-text'
import type { Locale } from '@/i18n/locales'
import type { RoleView } from '../types'
import styles from './roles.module.css'

type Role = RoleView & { id: string }

/** The ways to contribute, each with what it asks for. */
export function Roles({ roles, locale }: { roles: Role[]; locale: Locale }) {
  return roles.map(({ id, icon, title, text, tasks }) => (
    <section className={styles.role} key={id} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {icon && (
          <span className={styles.piece}>
            <Icon name={icon} size={32} />
          </span>
        )}
        <Localized text={title} locale={locale} />
      </h2>
      <div className={styles.body}>
        <p className={styles.text}>
          <Localized text={text} locale={locale} />
        </p>
        <div className={styles.tasks}>
          <RichText content={tasks} locale={locale} within={id} />
        </div>
      </div>
    </section>
  ))
}
