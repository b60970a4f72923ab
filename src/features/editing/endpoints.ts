import type { Endpoint } from 'payload'
import { z } from 'zod'
import { editorEndpoint } from '@/cms/endpoints/editor-endpoint'
import { AppError } from '@/lib/errors/app-error'
import { leaveRecord, visitRecord } from './presence/present-editors'

export const editingEndpoints: Endpoint[] = [
  // Notes that the editor has a record open, or no longer; names the others who have.
  editorEndpoint({
    path: '/workplace/presence',
    method: 'post',
    input: z.object({
      container: z.string().max(60),
      document: z.string().regex(/^[\w-]{0,40}$/),
      isLeaving: z.boolean().default(false),
    }),
    answer: async ({ cms, editor, input: { isLeaving, ...place } }) => {
      const { collections, globals } = cms.config
      if (![...collections, ...globals].some(({ slug }) => slug === place.container)) {
        throw new AppError('not-found')
      }
      const visit = { cms, editorId: editor.id, now: new Date(), ...place }
      if (!isLeaving) return { others: await visitRecord(visit) }
      await leaveRecord(visit)
      return { others: [] }
    },
  }),
]
