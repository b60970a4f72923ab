import { noInput } from '@/cms/endpoints/endpoint-input'
import { rescan } from '../jobs/rescan'
import { mayWriteShared } from '@/cms/access/rights'
import { editorEndpoint } from '@/cms/endpoints/editor-endpoint'

/** Compares what the desk knows with the whole content, and judges every text again. */
export const rescanEndpoint = editorEndpoint({
  path: '/translations/rescan',
  method: 'post',
  mayCall: mayWriteShared,
  input: noInput,
  answer: async ({ cms }) => {
    const started = Date.now()
    const units = await rescan({ cms })
    return Response.json({ units, milliseconds: Date.now() - started })
  },
})
