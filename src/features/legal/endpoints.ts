import type { Endpoint } from 'payload'
import { z } from 'zod'
import { editorEndpoint } from '@/cms/endpoints/editor-endpoint'
import { panelIntl } from '@/components/panel/panel-intl'
import type { Locale } from '@/i18n/locales'
import { recordId } from '@/lib/database-values/record-id'
import { awaitsNotice } from './notices/awaits-notice'
import { noticeTexts } from './texts'

export const noticeQuestionPath = '/workplace/release-notice'

export const legalEndpoints: Endpoint[] = [
  // What is asked before a release is published: `question` is null where nobody is mailed.
  editorEndpoint({
    path: noticeQuestionPath,
    method: 'get',
    input: z.object({ document: z.coerce.number().pipe(recordId) }),
    answer: async ({ cms, language, input: { document: release } }) => {
      const isAsked = await awaitsNotice({ cms, release, now: new Date() })
      return { question: isAsked ? await noticeQuestion(language) : null }
    },
  }),
]

async function noticeQuestion(language: Locale) {
  const { t } = panelIntl(language)
  const count = await countReachable()
  const text = count === null ? t(noticeTexts.toldUncounted) : t(noticeTexts.told, { count })
  return { title: t(noticeTexts.title), text }
}

/** Null while the account service is down. */
async function countReachable(): Promise<number | null> {
  try {
    // The configuration is loaded by scripts too, which need no account service.
    const [{ countMembers }, { readAccounts }] = await Promise.all([
      import('@/auth/accounts/count-members'),
      import('@/auth/accounts/every-account'),
    ])
    const { verified } = await countMembers({ readAccounts, now: Date.now() })
    return verified
  } catch {
    return null
  }
}
