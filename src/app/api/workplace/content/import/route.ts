import type { Locale } from '@/i18n/locales'
import { importContent } from '@/features/transfer/import-content'
import { problemSentence, TransferRefusal } from '@/features/transfer/problem'
import { requireTransfer } from '@/features/transfer/transfer-rights'
import { WorkplaceFailure } from '@/cms/workplace-failure'
import { workplaceCall } from '../../workplace-call'

/**
 * Takes over the file that is the body of the call; with `?dryRun=1` only tells what that would do.
 * It is no form: the parts of one would all be held in memory.
 */
export function POST(request: Request): Promise<Response> {
  return workplaceCall({
    request,
    isWrite: true,
    answer: async ({ cms, editor, language }) => {
      requireTransfer(editor)
      const { body } = request
      if (!body) throw new WorkplaceFailure('bad-request')
      const isDryRun = new URL(request.url).searchParams.get('dryRun') === '1'
      const { id, name } = editor
      try {
        const actor = { id, name }
        const source = chunksOf(body)
        return Response.json(await importContent({ cms, source, isDryRun, actor, language }))
      } catch (error) {
        if (error instanceof TransferRefusal) return refusalOf({ error, language })
        throw error
      }
    },
  })
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
