'use client'

import { ErrorSummary } from '@/components/ui/form/error-summary.client'
import type { Locale } from '@/i18n/locales'
import type { Problem, ProblemTexts } from '../client/problem'
import { problemText } from '../client/problem-text'

type Props = { problem: Problem; texts: ProblemTexts; locale: Locale }

/** Summary of errors in the reader's language, with a link to each faulty field. */
export function ProblemSummary({ problem, texts, locale }: Props) {
  const items = problem.fields?.map(({ id, key }) => ({ fieldId: id, text: texts.errors[key] }))
  return (
    <ErrorSummary
      title={texts.attention}
      text={problemText({ problem, texts, locale })}
      {...(items ? { items } : {})}
    />
  )
}
