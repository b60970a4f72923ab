'use client'

import { LazyPart } from '@/components/ui/lazy-part.client'
import { Section } from '@/components/ui/section'
import type { Locale } from '@/i18n/locales'
import type { OwnApplicationTexts } from './application-texts'

const loadList = () => import('./own-application-list.client')

type Props = { locale: Locale; texts: OwnApplicationTexts }

/** What the member has offered to do, in the personal area; its script comes with the list. */
export function OwnApplications({ locale, texts }: Props) {
  return (
    <Section id="applications" title={texts.title} lead={texts.lead}>
      <LazyPart load={loadList} texts={texts.lazy}>
        {({ OwnApplicationList }) => <OwnApplicationList locale={locale} texts={texts} />}
      </LazyPart>
    </Section>
  )
}
