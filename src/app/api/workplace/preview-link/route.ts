import { getEnv } from '@/lib/env'
import { siteAddress } from '@/lib/site-address'
import { makePreviewLink } from '@/features/publishing/preview/preview-link'
import { languageSchema, recordSchema } from '../record-schema'
import { bodyOf, workplaceCall } from '../workplace-call'

const schema = recordSchema.extend({ locale: languageSchema })

/** A link by which anybody sees the draft of one page for a day. */
export function POST(request: Request): Promise<Response> {
  return workplaceCall({
    request,
    isWrite: true,
    answer: async ({ cms, editor }) => {
      const asked = await bodyOf({ request, schema })
      const secret = getEnv().PAYLOAD_SECRET
      const now = new Date()
      const { path, until } = await makePreviewLink({ cms, editor, secret, now, ...asked })
      return Response.json({ address: siteAddress(path), until: until.toISOString() })
    },
  })
}
