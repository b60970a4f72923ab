import type { ReactNode } from 'react'
import { Localized } from '@/components/ui/localized'
import { Section } from '@/components/ui/section'
import type { Locale } from '@/i18n/locales'
import type { TextBlock } from '../types'

type Props = {
  id: string
  block: TextBlock
  locale: Locale
  heading?: 'beside' | 'above'
  children?: ReactNode
}

/** A section whose heading and opening words come from the editors. */
export function BlockSection({ id, block, locale, children, heading = 'beside' }: Props) {
  return (
    <Section
      id={id}
      heading={heading}
      title={<Localized text={block.title} locale={locale} />}
      lead={block.text.value !== '' && <Localized text={block.text} locale={locale} />}
    >
      {children}
    </Section>
  )
}
