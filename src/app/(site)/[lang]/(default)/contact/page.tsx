import type { Metadata } from 'next'
import { ProblemSlot } from '@/components/ui/form/problem-slot'
import { ContactFormSlot } from '@/features/contact-messages/components/contact-form-slot.client'
import { contactTexts } from '@/features/contact-messages/components/contact-texts'
import { PlainContactForm } from '@/features/contact-messages/components/plain-contact-form'
import { BlockHead } from '@/features/pages/components/block-head'
import { ContactWays } from '@/features/pages/components/contact-ways'
import { getContact } from '@/features/pages/queries'
import { NextSteps } from '@/features/site/components/next-steps'
import { PageShell } from '@/features/site/components/page-shell'
import { pageMetadata } from '@/features/site/metadata'
import { pageData } from '@/features/site/structured-data'
import { paths } from '@/i18n/paths'
import { requireLocale, type LangParams } from '../../../locale-param'

export async function generateMetadata({ params }: LangParams): Promise<Metadata> {
  const locale = await requireLocale(params)
  const { seo } = await getContact({ locale })
  return pageMetadata({ locale, path: paths.contact, seo })
}

export default async function ContactPage({ params }: LangParams) {
  const locale = await requireLocale(params)
  const contact = await getContact({ locale })
  const texts = contactTexts(locale)
  const data = await pageData({
    locale,
    type: 'ContactPage',
    path: paths.contact,
    title: contact.head.title.value,
    description: contact.seo.description,
  })
  return (
    <PageShell locale={locale} path={paths.contact} gaps={contact} data={data}>
      <ProblemSlot />
      <BlockHead block={contact.head} locale={locale} />
      <ContactWays contact={contact} locale={locale}>
        <ContactFormSlot locale={locale} texts={texts}>
          <PlainContactForm locale={locale} texts={texts} />
        </ContactFormSlot>
      </ContactWays>
      <NextSteps locale={locale} to={['projects', 'community', 'about']} />
    </PageShell>
  )
}
