import type { ReactNode } from 'react'
import { LinkedText } from '@/components/ui/linked-text'
import { Localized } from '@/components/ui/localized'
import { Section } from '@/components/ui/section'
import type { Locale } from '@/i18n/locales'
import type { NamedPage } from '@/i18n/named-pages'
import type { TextBlock } from '../types'

type Props = {
  id: string
  block: TextBlock
  locale: Locale
  heading?: 'beside' | 'above'
  /** Which the words may name. */
  pages?: NamedPage[]
  children?: ReactNode
}

/** A section whose heading and opening words come from the editors. */
export function BlockSection({
  id,
  block,
  locale,
  children,
  heading = 'beside',
  pages = [],
}: Props) {
  return (
    <Section
      id={id}
      heading={heading}
      title={<Localized text={block.title} locale={locale} />}
      lead={
        block.text.value !== '' && <LinkedText text={block.text} locale={locale} pages={pages} />
      }
    >
      {children}
    </Section>
  )
}
