import { Localized } from '@/components/ui/localized'
import { Section } from '@/components/ui/section'
import type { Locale } from '@/i18n/locales'
import type { TextBlock } from '../types'
import styles from './statement.module.css'

/** A short text in large type: what a page is really about. */
export function Statement({ id, block, locale }: { id: string; block: TextBlock; locale: Locale }) {
  return (
    <Section id={id} title={<Localized text={block.title} locale={locale} />}>
      <p className={styles.text}>
        <Localized text={block.text} locale={locale} />
      </p>
    </Section>
  )
}
