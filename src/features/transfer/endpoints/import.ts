import type { ReceivedRequest } from '@/cms/endpoints/editor-endpoint'
import { searchParamsOf } from '@/cms/endpoints/endpoint-input'
import type { Locale } from '@/i18n/locales'
import { importContent } from '../import-content'
import { problemSentence, TransferRefusal } from '../problem'
import { mayTransfer } from '../transfer-rights'
import { workplaceEndpoint } from '@/cms/endpoints/workplace-endpoint'
import { WorkplaceFailure } from '@/cms/workplace-failure'

/**
 * Takes over the file that is the body of the call; with `?dryRun=1` only tells what that would do.
 * It is no form: the parts of one would all be held in memory.
 */
export const importContentEndpoint = workplaceEndpoint({
  path: '/workplace/content/import',
  method: 'post',
  mayCall: mayTransfer,
  input: uploadOf,
  answer: async ({ cms, editor: { id, name }, language, input }) => {
    try {
      const actor = { id, name }
      return Response.json(await importContent({ cms, actor, language, ...input }))
    } catch (error) {
      if (error instanceof TransferRefusal) return refusalOf({ error, language })
      throw error
    }
  },
})

function uploadOf(request: ReceivedRequest) {
  if (!request.body) throw new WorkplaceFailure('bad-request')
  const isDryRun = searchParamsOf(request).get('dryRun') === '1'
  return { source: chunksOf(request.body), isDryRun }
}

function refusalOf(options: { error: TransferRefusal; language: Locale }): Response {
  const { error, language } = options
  const problems = error.problems.map((problem) => problemSentence({ problem, language }))
  return Response.json({ problems }, { status: 400 })
}

async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel()
  }
}
