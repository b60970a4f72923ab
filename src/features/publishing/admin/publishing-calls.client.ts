import { z } from '@/lib/zod-for-browsers'
import { locales, type Locale } from '@/i18n/locales'
import type { PublishingView } from '../publishing-view'
import { callPanel, requestPanel } from '@/components/panel/panel-call.client'

export type RecordName = { container: string; document: string }

const said = z.object({ ro: z.string(), en: z.string(), ru: z.string() })
const locale = z.enum(locales)

const view: z.ZodType<PublishingView> = z.object({
  editor: z.number(),
  now: z.object({ date: z.string(), time: z.string() }),
  languages: z.array(
    z.object({
      locale,
      isPublic: z.boolean(),
      hasDraft: z.boolean(),
      mayWrite: z.boolean(),
      mayApprove: z.boolean(),
      mayPublish: z.boolean(),
      mayWithdraw: z.boolean(),
    }),
  ),
  scheduled: z.array(
    z.object({
      id: z.number(),
      locale,
      action: z.enum(['publish', 'unpublish']),
      dueAt: z.string(),
      state: z.enum(['waiting', 'failed']),
      editorId: z.number().nullable(),
      editorName: z.string(),
      problem: said.nullable(),
    }),
  ),
  reviews: z.array(
    z.object({
      id: z.number(),
      locale,
      state: z.enum(['waiting', 'published', 'returned', 'withdrawn']),
      authorId: z.number().nullable(),
      authorName: z.string(),
      note: z.string().nullable(),
      createdAt: z.string(),
      decidedByName: z.string().nullable(),
      decidedAt: z.string().nullable(),
      answer: z.string().nullable(),
      draft: z.string().nullable(),
      draftFields: z.record(z.string(), z.array(z.string())),
    }),
  ),
})

/** @throws Error when there is no answer to read */
export async function readPublishing(record: RecordName): Promise<PublishingView> {
  const query = new URLSearchParams(record)
  const response = await requestPanel({ path: `/workplace/schedule?${query.toString()}` })
  return view.parse(await response.json())
}

const withdrawal = z.object({ withdrawn: z.array(locale) })

/** Gives the languages in which it was published. */
export async function withdraw(body: RecordName & { locale: Locale | 'all' }): Promise<Locale[]> {
  const answer = await callPanel({ path: '/workplace/withdraw', body })
  return withdrawal.parse(answer).withdrawn
}

const link = z.object({ address: z.string(), until: z.string() })

export async function makePreviewLink(
  body: RecordName & { locale: string },
): Promise<z.infer<typeof link>> {
  return link.parse(await callPanel({ path: '/workplace/preview-link', body }))
}
