import { fromBody } from '@/cms/endpoints/endpoint-input'
import { getEnv } from '@/lib/env'
import { siteAddress } from '@/lib/http/site-address'
import { makePreviewLink } from '../preview/preview-link'
import { editorEndpoint } from '@/cms/endpoints/editor-endpoint'
import { languageSchema, recordSchema } from './record-schema'

const input = fromBody(recordSchema.extend({ locale: languageSchema }))

/** A link by which anybody sees the draft of one page for a day. */
export const previewLinkEndpoint = editorEndpoint({
  path: '/workplace/preview-link',
  method: 'post',
  input,
  answer: async ({ cms, editor, input: asked }) => {
    const secret = getEnv().PAYLOAD_SECRET
    const now = new Date()
    const { path, until } = await makePreviewLink({ cms, editor, secret, now, ...asked })
    return Response.json({ address: siteAddress(path), until: until.toISOString() })
  },
})
