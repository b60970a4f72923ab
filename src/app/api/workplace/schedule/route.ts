import { z } from 'zod'
import { label } from '@/cms/label'
import { publishingView } from '@/features/publishing/publishing-view'
import { fromChisinau } from '@/lib/chisinau-time'
import { scheduleChange } from '@/features/publishing/schedule/schedule-change'
import { WorkplaceFailure } from '@/cms/workplace-failure'
import { languageSchema, recordSchema } from '../record-schema'
import { bodyOf, workplaceCall } from '../workplace-call'

const schema = recordSchema.extend({
  locale: languageSchema,
  action: z.enum(['publish', 'unpublish']),
  date: z.string().regex(/^\d{4}-\d\d-\d\d$/),
  time: z.string().regex(/^\d\d:\d\d$/),
})

const noSuchTime = label({
  ro: 'Această oră nu există: în noaptea aceea ceasul trece la ora de vară.',
  en: 'There is no such time: that night the clocks go forward.',
  ru: 'Такого времени нет: в эту ночь часы переводят вперёд.',
})

/** How a record is published: its languages, what is planned for it, and its reviews. */
export function GET(request: Request): Promise<Response> {
  return workplaceCall({
    request,
    isWrite: false,
    answer: async ({ cms, editor }) => {
      const { searchParams } = new URL(request.url)
      const asked = recordSchema.safeParse(Object.fromEntries(searchParams))
      if (!asked.success) throw new WorkplaceFailure('bad-request')
      return Response.json(await publishingView({ cms, editor, now: new Date(), ...asked.data }))
    },
  })
}

/** Plans to publish or withdraw a language, by the clock of Chișinău. */
export function POST(request: Request): Promise<Response> {
  return workplaceCall({
    request,
    isWrite: true,
    answer: async ({ cms, editor }) => {
      const { date, time, ...plan } = await bodyOf({ request, schema })
      const dueAt = fromChisinau({ date, time })
      if (!dueAt) throw new WorkplaceFailure('bad-request', noSuchTime)
      const id = await scheduleChange({ cms, editor, dueAt, now: new Date(), ...plan })
      return Response.json({ id })
    },
  })
}
