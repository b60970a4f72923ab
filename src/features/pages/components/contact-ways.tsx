import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'
import { Localized } from '@/components/ui/localized'
import type { Locale } from '@/i18n/locales'
import { localePath, paths, signInPath } from '@/i18n/paths'
import type { ContactView } from '../types'
import styles from './contact-ways.module.css'

type Props = { contact: ContactView; locale: Locale; children: ReactNode }

/** How to write to the group: by e-mail, or through the form, `children`, once signed in. */
export function ContactWays({ contact, locale, children }: Props) {
  const { email, mail, form } = contact
  return (
    <div className={styles.ways}>
      <section className={styles.way} aria-labelledby="mail">
        <h2 className={styles.title} id="mail">
          <Localized text={mail.title} locale={locale} />
        </h2>
        <p className={styles.text}>
          <Localized text={mail.text} locale={locale} />
        </p>
        <a className={styles.address} href={`mailto:${email}`}>
          {email}
        </a>
      </section>
      <section className={styles.way} aria-labelledby="form">
        <h2 className={styles.title} id="form">
          <Localized text={form.title} locale={locale} />
        </h2>
        <p className={styles.text}>
          <Localized text={form.text} locale={locale} />
        </p>
        <div className={styles.gate}>
          <Icon name="solar:lock-keyhole-minimalistic-linear" />
          <p>
            <Localized text={form.signInNotice} locale={locale} />
          </p>
          <ButtonLink
            href={signInPath({ locale, back: localePath({ locale, path: paths.contact }) })}
          >
            <Localized text={form.signInButton} locale={locale} />
          </ButtonLink>
        </div>
        <div className={styles.form}>{children}</div>
      </section>
    </div>
  )
}
