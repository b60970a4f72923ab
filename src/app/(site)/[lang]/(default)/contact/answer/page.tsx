import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { answeredProblem } from '@/auth/client/form-problem'
import { plainFormId } from '@/auth/components/plain-member-form'
import { ContactAnswer } from '@/features/contact-messages/components/contact-answer'
import { controls } from '@/features/contact-messages/components/contact-limits'
import { contactTexts } from '@/features/contact-messages/components/contact-texts'
import { PageShell } from '@/features/site/components/page-shell'
import { pageMetadata } from '@/features/site/metadata'
import type { Locale } from '@/i18n/locales'
import { localePath, paths } from '@/i18n/paths'
import { formResultHeader, isTaken, readFormResult } from '@/lib/http/form-results'
import { requireLocale, type LangParams } from '../../../../locale-param'

// Each answer is shown once; without this a built site would cache the page.
export const dynamic = 'force-dynamic'

// Shown as the answer to /contact/form only, which names the result; other readers are redirected
// to the form.
async function readAnswer(locale: Locale) {
  const answer = readFormResult((await headers()).get(formResultHeader))
  if (!answer) redirect(localePath({ locale, path: paths.contact }))
  const texts = contactTexts(locale)
  const problem = answeredProblem({ answer, texts: texts.form, controls, locale })
  const { name = '', message = '' } = answer.typed
  return { texts, problem, isSent: isTaken(answer), draft: { name, message } }
}

export async function generateMetadata({ params }: LangParams): Promise<Metadata> {
  const locale = await requireLocale(params)
  const { texts, problem } = await readAnswer(locale)
  const prefix = problem ? texts.form.titlePrefix : ''
  const seo = {
    title: `${prefix}${texts.answerTitle}`,
    description: texts.answerTitle,
    image: null,
  }
  return pageMetadata({ locale, path: paths.contact, seo, isIndexed: false })
}

export default async function ContactAnswerPage({ params }: LangParams) {
  const locale = await requireLocale(params)
  const answer = await readAnswer(locale)
  const formId = answer.isSent ? undefined : plainFormId
  return (
    <PageShell locale={locale} path={paths.contact} formId={formId}>
      <ContactAnswer locale={locale} {...answer} />
    </PageShell>
  )
}
