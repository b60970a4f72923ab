import { Localized } from '@/components/ui/localized'
import { PageHead } from '@/components/ui/page-head'
import type { Locale } from '@/i18n/locales'
import type { TextBlock } from '../types'

/** The heading of a page whose words come from the editors. */
export function BlockHead({ block, locale }: { block: TextBlock; locale: Locale }) {
  return (
    <PageHead
      title={<Localized text={block.title} locale={locale} />}
      lead={block.text.value !== '' && <Localized text={block.text} locale={locale} />}
    />
  )
}
