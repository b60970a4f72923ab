import { importUnits } from '@/features/translation/transfer/import-units'
import { editorCall } from '../editor-call'
import { exchangeAnswer } from '../exchange-answer'
import { receivedFile } from './received-file'

/**
 * Takes over a file that translators have worked on; with `?dryRun=1` only tells what that would
 * do. Whatever cannot be read is told in a sentence, and then nothing has changed.
 */
export function POST(request: Request): Promise<Response> {
  return editorCall({
    request,
    isWrite: true,
    answer: ({ cms, editor, language }) =>
      exchangeAnswer({
        language,
        answer: async () => {
          const file = await receivedFile(request)
          const dryRun = new URL(request.url).searchParams.get('dryRun') === '1'
          return Response.json(await importUnits({ cms, editor, language, dryRun, ...file }))
        },
      }),
  })
}
