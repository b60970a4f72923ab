import type { Endpoint } from 'payload'
import { z } from 'zod'
import { fromBody } from '@/cms/endpoints/endpoint-input'
import { confirmCutOff, confirmText } from '../units/change-unit'
import { readView } from '../reading/read-unit'
import { editorEndpoint } from '@/cms/endpoints/editor-endpoint'
import { unitPlace } from './unit-schema'

const input = fromBody(unitPlace.extend({ expectedHash: z.string().max(64) }))

/** Confirms a translation whose source has changed; 409 when the text itself is another one now. */
export const confirmTextEndpoint = confirmEndpoint({
  path: '/translations/confirm',
  confirm: confirmText,
})

/** Keeps that a person has found a text cut off; 409 when the text is another one now. */
export const confirmCutOffEndpoint = confirmEndpoint({
  path: '/translations/confirm-cut-off',
  confirm: confirmCutOff,
})

function confirmEndpoint({
  path,
  confirm,
}: {
  path: `/${string}`
  confirm: typeof confirmText | typeof confirmCutOff
}): Endpoint {
  return editorEndpoint({
    path,
    method: 'post',
    input,
    answer: async ({ input, ...call }) => {
      const isConfirmed = await confirm({ ...call, ...input })
      const view = await readView({ ...call, ...input })
      return Response.json({ view }, { status: isConfirmed ? 200 : 409 })
    },
  })
}
