import { z } from 'zod'
import { fromBody } from '@/cms/endpoints/endpoint-input'
import { saveText } from '../units/save-text'
import { editorEndpoint } from '@/cms/endpoints/editor-endpoint'
import { longestText, unitPlace } from './unit-schema'

const input = fromBody(
  unitPlace.extend({
    text: z.string().max(longestText),
    expectedHash: z.string().max(64),
    approve: z.boolean(),
  }),
)

const statusOf = { saved: 200, conflict: 409, refused: 422 }

/** Stores a text; 409 brings what someone else has saved meanwhile, 422 what is wrong with it. */
export const saveTextEndpoint = editorEndpoint({
  path: '/translations/save',
  method: 'post',
  input,
  answer: async (call) => {
    const result = await saveText(call)
    return Response.json(result, { status: statusOf[result.status] })
  },
})
