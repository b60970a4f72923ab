import type { ReceivedRequest } from '@/cms/endpoints/editor-endpoint'
import { getSearchParams } from '@/cms/endpoints/endpoint-input'
import { importUnits } from '../transfer/import-units'
import { editorEndpoint } from '@/cms/endpoints/editor-endpoint'
import { receivedFile } from './received-file'

/**
 * Takes over a file that translators have worked on; with `?dryRun=1` only tells what that would
 * do. Whatever cannot be read is told in a sentence, and then nothing has changed.
 */
export const importTextsEndpoint = editorEndpoint({
  path: '/translations/import',
  method: 'post',
  input: importOf,
  answer: async ({ cms, editor, language, input }) =>
    Response.json(await importUnits({ cms, editor, language, ...input })),
})

async function importOf(request: ReceivedRequest) {
  const dryRun = getSearchParams(request).get('dryRun') === '1'
  return { dryRun, ...(await receivedFile(request)) }
}
