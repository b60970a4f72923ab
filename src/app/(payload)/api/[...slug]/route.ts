import config from '@payload-config'
import '@payloadcms/next/css'
import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes'
import { answerRecognised } from '@/cms/access/recognising'
import { refuseAddress } from '@/cms/rest/refuse-address'
import { refuseForeign } from '@/cms/rest/refuse-foreign'

type Handler = ReturnType<typeof REST_GET>

/** Payload's handler, for calls of the site itself and the addresses that it can answer. */
function guarded(handle: Handler): Handler {
  return async (request, context) => {
    const { slug = [] } = await context.params
    const { search } = new URL(request.url)
    const refusal =
      refuseForeign(request) ?? refuseAddress({ segments: slug, search, config: await config })
    return refusal ?? answerRecognised(() => handle(request, context))
  }
}

export const GET = guarded(REST_GET(config))
export const POST = guarded(REST_POST(config))
export const DELETE = guarded(REST_DELETE(config))
export const PATCH = guarded(REST_PATCH(config))
export const PUT = guarded(REST_PUT(config))
export const OPTIONS = guarded(REST_OPTIONS(config))
