import { listUnits } from '../reading/list-units'
import { editorEndpoint } from '@/cms/endpoints/editor-endpoint'
import { parseFilter } from './parse-filter'

/** A page of the texts that a filter asks for. */
export const listUnitsEndpoint = editorEndpoint({
  path: '/translations/units',
  method: 'get',
  input: parseFilter,
  answer: async ({ cms, language, input: { filter, page } }) =>
    Response.json(await listUnits({ cms, filter, page, language })),
})
