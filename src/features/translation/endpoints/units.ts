import { listUnits } from '../reading/list-units'
import { deskEndpoint } from './desk-endpoint'
import { filterOf } from './filter-of'

/** A page of the texts that a filter asks for. */
export const listUnitsEndpoint = deskEndpoint({
  path: '/translations/units',
  method: 'get',
  input: filterOf,
  answer: async ({ cms, language, input: { filter, page } }) =>
    Response.json(await listUnits({ cms, filter, page, language })),
})
