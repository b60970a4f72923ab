import { z } from 'zod'
import { databaseNow } from '@/cms/database/database-now'
import { fromBody, fromQuery } from '@/cms/endpoints/endpoint-input'
import { label } from '@/cms/label'
import { publishingView } from '../publishing-view'
import { fromChisinau } from '@/lib/chisinau-time'
import { scheduleChange } from '../schedule/schedule-change'
import { editorEndpoint } from '@/cms/endpoints/editor-endpoint'
import { AppError } from '@/lib/errors/app-error'
import { languageSchema, recordSchema } from './record-schema'

const readRecord = fromQuery(recordSchema)

const readPlan = fromBody(
  recordSchema.extend({
    locale: languageSchema,
    action: z.enum(['publish', 'unpublish']),
    date: z.string().regex(/^\d{4}-\d\d-\d\d$/),
    time: z.string().regex(/^\d\d:\d\d$/),
  }),
)

const noSuchTime = label({
  ro: 'Această oră nu există: în noaptea aceea ceasul trece la ora de vară.',
  en: 'There is no such time: that night the clocks go forward.',
  ru: 'Такого времени нет: в эту ночь часы переводят вперёд.',
})

/** How a record is published: its languages, what is planned for it, and its reviews. */
export const readScheduleEndpoint = editorEndpoint({
  path: '/workplace/schedule',
  method: 'get',
  input: readRecord,
  answer: async ({ cms, editor, input }) =>
    Response.json(await publishingView({ cms, editor, now: await databaseNow(cms), ...input })),
})

/** Plans to publish or withdraw a language, by the clock of Chișinău. */
export const scheduleEndpoint = editorEndpoint({
  path: '/workplace/schedule',
  method: 'post',
  input: readPlan,
  answer: async ({ cms, editor, input: { date, time, ...plan } }) => {
    const dueAt = fromChisinau({ date, time })
    if (!dueAt) throw new AppError('bad-request', { said: noSuchTime })
    const now = await databaseNow(cms)
    const id = await scheduleChange({ cms, editor, dueAt, now, ...plan })
    return Response.json({ id })
  },
})
