import { Localized } from '@/components/ui/localized'
import { Section } from '@/components/ui/section'
import type { Locale } from '@/i18n/locales'
import { localePath } from '@/i18n/paths'
import { getTranslator } from '@/i18n/translator'
import { getSite } from '../queries'
import styles from './next-steps.module.css'

type Props = { locale: Locale; to: ('projects' | 'become' | 'community' | 'about' | 'contact')[] }

/** Where a page that is read to its end leads on, by the names of the menu. */
export async function NextSteps({ locale, to }: Props) {
  const { navigation } = await getSite({ locale })
  const steps = navigation.filter(({ name }) => to.some((one) => one === name))
  return (
    <Section id="next-steps" title={getTranslator(locale)('layout.nextSteps')}>
      <ul className={styles.steps}>
        {steps.map(({ name, path, label }) => (
          <li key={name}>
            <a className={styles.step} href={localePath({ locale, path })}>
              <Localized text={label} locale={locale} />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
