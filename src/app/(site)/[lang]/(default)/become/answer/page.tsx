import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { answeredProblem } from '@/auth/client/form-problem'
import { plainFormId } from '@/auth/components/plain-member-form'
import { ApplicationAnswer } from '@/features/contribution-applications/components/application-answer'
import {
  controls,
  readDraft,
} from '@/features/contribution-applications/components/application-draft'
import { applicationTexts } from '@/features/contribution-applications/components/application-texts'
import { PageShell } from '@/features/site/components/page-shell'
import { pageMetadata } from '@/features/site/metadata'
import type { Locale } from '@/i18n/locales'
import { localePath, paths } from '@/i18n/paths'
import { formResultHeader, isTaken, readFormResult } from '@/lib/http/form-results'
import { requireLocale, type LangParams } from '../../../../locale-param'

// Each answer is shown once; without this a built site would cache the page.
export const dynamic = 'force-dynamic'

// Only the route of the plain form requests it, with the id of a result; everyone else is redirected
// back.
async function readAnswer(locale: Locale) {
  const answer = readFormResult((await headers()).get(formResultHeader))
  if (!answer) redirect(localePath({ locale, path: paths.become }))
  const texts = applicationTexts(locale)
  const problem = answeredProblem({ answer, texts: texts.form, controls, locale })
  return { texts, problem, isSent: isTaken(answer), draft: readDraft(answer.typed) }
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
  return pageMetadata({ locale, path: paths.become, seo, isIndexed: false })
}

export default async function ApplicationAnswerPage({ params }: LangParams) {
  const locale = await requireLocale(params)
  const answer = await readAnswer(locale)
  const formId = answer.isSent ? undefined : plainFormId
  return (
    <PageShell locale={locale} path={paths.become} formId={formId}>
      <ApplicationAnswer locale={locale} {...answer} />
    </PageShell>
  )
}
