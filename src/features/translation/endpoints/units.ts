import { listUnits } from '../reading/list-units'
import { editorEndpoint } from '@/cms/endpoints/editor-endpoint'
import { filterOf } from './filter-of'

/** A page of the texts that a filter asks for. */
export const listUnitsEndpoint = editorEndpoint({
  path: '/translations/units',
  method: 'get',
  input: filterOf,
  answer: async ({ cms, language, input: { filter, page } }) =>
    Response.json(await listUnits({ cms, filter, page, language })),
})
