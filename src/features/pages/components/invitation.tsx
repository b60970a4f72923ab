import { ButtonLink } from '@/components/ui/button-link'
import { Localized } from '@/components/ui/localized'
import type { Locale } from '@/i18n/locales'
import type { ButtonView, TextBlock } from '../types'
import styles from './invitation.module.css'

type Props = { id: string; block: TextBlock; button: ButtonView | null; locale: Locale }

/** The closing call of a page. */
export function Invitation({ id, block, button, locale }: Props) {
  return (
    <section className={styles.invitation} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        <Localized text={block.title} locale={locale} />
      </h2>
      <div className={styles.words}>
        <p className={styles.text}>
          <Localized text={block.text} locale={locale} />
        </p>
        {button && (
          <ButtonLink href={button.href}>
            <Localized text={button.label} locale={locale} />
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
