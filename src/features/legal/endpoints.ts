import type { Endpoint } from 'payload'
import { z } from 'zod'
import { editorEndpoint } from '@/cms/endpoints/editor-endpoint'
import { databaseNow } from '@/cms/database/database-now'
import { panelIntl } from '@/components/panel/panel-intl'
import type { Locale } from '@/i18n/locales'
import { fromChisinau } from '@/lib/chisinau-time'
import { recordId } from '@/lib/database-values/record-id'
import { noticeDays } from './notices/notice-rules'
import { shortNoticeDays } from './notices/short-notice'
import { toldBeforeNotice } from './notices/told-before-notice'
import { noticeTexts, shortNoticeTexts } from './texts'

export const noticeQuestionPath = '/workplace/release-notice'

export const legalEndpoints: Endpoint[] = [
  // What is asked before a release is published: `question` is null where nobody is mailed, and
  // nobody would have to be.
  editorEndpoint({
    path: noticeQuestionPath,
    method: 'get',
    input: z.object({
      document: z.coerce.number().pipe(recordId),
      // When it is to be published, by the clock of Chișinău; at once without.
      date: z.iso.date().optional(),
      time: z.string().optional(),
    }),
    answer: async ({ cms, language, input: { document: release, date = '', time = '' } }) => {
      const now = fromChisinau({ date, time }) ?? (await databaseNow(cms))
      const told = await toldBeforeNotice({ cms, release, now })
      if (told !== null) return { question: await noticeQuestion({ language, told }) }
      const days = await shortNoticeDays({ cms, release, now })
      return { question: days === null ? null : shortNoticeQuestion({ language, days }) }
    },
  }),
]

async function noticeQuestion({ language, told }: { language: Locale; told: number }) {
  const { t } = panelIntl(language)
  const reachable = await countReachable()
  // Some who were told may have left since.
  const count = reachable === null ? null : Math.max(reachable - told, 0)
  const text = count === null ? t(noticeTexts.toldUncounted) : t(noticeTexts.told, { count })
  return { title: t(noticeTexts.title), text }
}

function shortNoticeQuestion({ language, days }: { language: Locale; days: number }) {
  const { t } = panelIntl(language)
  const text = t(shortNoticeTexts.text, { days, notice: noticeDays })
  return { title: t(shortNoticeTexts.title), text }
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
