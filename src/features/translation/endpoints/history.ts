import { fromQuery } from '@/cms/endpoints/endpoint-input'
import { readHistory } from '../units/history'
import { editorEndpoint } from '@/cms/endpoints/editor-endpoint'
import { unitPlace } from './unit-schema'

const LIMIT = 100

const input = fromQuery(unitPlace)

/** Who changed a text in a language, when and how; the newest change first. */
export const historyEndpoint = editorEndpoint({
  path: '/translations/history',
  method: 'get',
  input,
  answer: async ({ cms, input }) =>
    Response.json({ changes: await readHistory({ cms, ...input, limit: LIMIT }) }),
})
