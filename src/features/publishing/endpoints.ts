import type { Endpoint } from 'payload'
import { z } from 'zod'
import { databaseNow } from '@/cms/database/database-now'
import { editorEndpoint } from '@/cms/endpoints/editor-endpoint'
import { label } from '@/cms/label'
import { locales } from '@/i18n/locales'
import { fromChisinau } from '@/lib/chisinau-time'
import { getEnv } from '@/lib/env'
import { recordId } from '@/lib/database-values/record-id'
import { AppError } from '@/lib/errors/app-error'
import { siteAddress } from '@/lib/http/site-address'
import { makePreviewLink } from './preview/preview-link'
import { publishingView } from './publishing-view'
import { publishReviewed, returnReview, withdrawReview } from './review/decide-review'
import { requestReview } from './review/request-review'
import { cancelChange } from './schedule/cancel-change'
import { scheduleChange } from './schedule/schedule-change'
import { withdrawLanguages } from './withdraw-languages'

const noSuchTime = label({
  ro: 'Această oră nu există: în noaptea aceea ceasul trece la ora de vară.',
  en: 'There is no such time: that night the clocks go forward.',
  ru: 'Такого времени нет: в эту ночь часы переводят вперёд.',
})

const locale = z.enum(locales)
const longestNote = 2000

/** A record by name: `document` is empty for a global. */
const record = z.object({
  container: z.string().max(60),
  document: z.string().regex(/^\d{0,9}$/),
})

export const publishingEndpoints: Endpoint[] = [
  // How a record is published: its languages, what is planned for it, and its reviews.
  editorEndpoint({
    path: '/workplace/schedule',
    method: 'get',
    input: record,
    answer: async ({ cms, editor, input }) =>
      publishingView({ cms, editor, now: await databaseNow(cms), ...input }),
  }),
  // Plans to publish or withdraw a language, by the clock of Chișinău.
  editorEndpoint({
    path: '/workplace/schedule',
    method: 'post',
    input: record.extend({
      locale,
      action: z.enum(['publish', 'unpublish']),
      date: z.string().regex(/^\d{4}-\d\d-\d\d$/),
      time: z.string().regex(/^\d\d:\d\d$/),
    }),
    answer: async ({ cms, editor, input: { date, time, ...plan } }) => {
      const dueAt = fromChisinau({ date, time })
      if (!dueAt) throw new AppError('bad-request', { sentence: noSuchTime })
      const now = await databaseNow(cms)
      return { id: await scheduleChange({ cms, editor, dueAt, now, ...plan }) }
    },
  }),
  editorEndpoint({
    path: '/workplace/schedule/cancel',
    method: 'post',
    input: z.object({ id: recordId }),
    answer: ({ cms, editor, input }) => cancelChange({ cms, editor, ...input }),
  }),
  // Takes a record off the site in one language, or in all; says in which it was.
  editorEndpoint({
    path: '/workplace/withdraw',
    method: 'post',
    input: record.extend({ locale: z.union([locale, z.literal('all')]) }),
    answer: async ({ cms, editor, input }) => ({
      withdrawn: await withdrawLanguages({ cms, editor, ...input }),
    }),
  }),
  // Asks for a review, and decides about it.
  editorEndpoint({
    path: '/workplace/review',
    method: 'post',
    input: z.discriminatedUnion('action', [
      record.extend({
        action: z.literal('request'),
        locale,
        note: z.string().max(longestNote),
      }),
      z.object({ action: z.literal('publish'), id: recordId, draft: z.string().max(100) }),
      z.object({
        action: z.literal('return'),
        id: recordId,
        answer: z.string().trim().min(1).max(longestNote),
      }),
      z.object({ action: z.literal('withdraw'), id: recordId }),
    ]),
    answer: async ({ cms, editor, input }) => {
      const caller = { cms, editor }
      if (input.action === 'request') await requestReview({ ...caller, ...input })
      else if (input.action === 'publish') await publishReviewed({ ...caller, ...input })
      else if (input.action === 'return') await returnReview({ ...caller, ...input })
      else await withdrawReview({ ...caller, id: input.id })
    },
  }),
  // A link by which anyone can see the draft of one page for a day.
  editorEndpoint({
    path: '/workplace/preview-link',
    method: 'post',
    input: record.extend({ locale }),
    answer: async ({ cms, editor, input }) => {
      const secret = getEnv().PAYLOAD_SECRET
      const now = new Date()
      const { path, until } = await makePreviewLink({ cms, editor, secret, now, ...input })
      return { address: siteAddress(path), until: until.toISOString() }
    },
  }),
]
