import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'
import { Section } from '@/components/ui/section'
import type { Locale } from '@/i18n/locales'
import { signInPath } from '@/i18n/paths'
import { ApplicationFormSlot } from './application-form-slot.client'
import styles from './application-part.module.css'
import { applicationTexts, applyPath, applySectionId } from './application-texts'
import { PlainApplicationForm } from './plain-application-form'

/** Where someone offers to contribute: the same for everybody until script knows who it is. */
export function ApplicationPart({ locale }: { locale: Locale }) {
  const texts = applicationTexts(locale)
  return (
    <Section id={applySectionId} title={texts.title} lead={texts.lead}>
      <div className={styles.gate}>
        <Icon name="solar:lock-keyhole-minimalistic-linear" />
        <p>{texts.gate}</p>
        <ButtonLink href={signInPath({ locale, back: applyPath(locale) })}>
          {texts.gateButton}
        </ButtonLink>
      </div>
      <div className={styles.form}>
        <ApplicationFormSlot locale={locale} texts={texts}>
          <PlainApplicationForm locale={locale} texts={texts} />
        </ApplicationFormSlot>
      </div>
    </Section>
  )
}
