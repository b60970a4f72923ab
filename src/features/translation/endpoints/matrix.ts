import { noInput } from '@/cms/endpoints/endpoint-input'
import { readMatrix } from '../reading/read-matrix'
import { editorEndpoint } from '@/cms/endpoints/editor-endpoint'

/** How far the translation of every document is, by language. */
export const matrixEndpoint = editorEndpoint({
  path: '/translations/matrix',
  method: 'get',
  input: noInput,
  answer: async ({ cms, language }) => Response.json(await readMatrix({ cms, language })),
})
