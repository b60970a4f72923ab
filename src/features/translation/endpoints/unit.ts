import type { ReceivedRequest } from '@/cms/endpoints/editor-endpoint'
import { fromQuery, getSearchParams } from '@/cms/endpoints/endpoint-input'
import { AppError } from '@/lib/errors/app-error'
import { readNeighbours } from '../reading/neighbours'
import { readUnit } from '../reading/read-unit'
import { parseUnitFilter } from '../units/unit-filter'
import { editorEndpoint } from '@/cms/endpoints/editor-endpoint'
import { unitPlace } from './unit-schema'

const readPlace = fromQuery(unitPlace)

/** One text with everything the editor of it shows, and its place in the list that is worked on. */
export const readUnitEndpoint = editorEndpoint({
  path: '/translations/unit',
  method: 'get',
  input: placeInList,
  answer: async ({ cms, editor, language, input: { unit, locale, filter } }) => {
    const view = await readUnit({ cms, editor, unit, locale, language })
    if (!view) throw new AppError('not-found')
    return Response.json({ view, neighbours: await readNeighbours({ cms, filter, unit }) })
  },
})

async function placeInList(request: ReceivedRequest) {
  const place = await readPlace(request)
  const parsed = parseUnitFilter(getSearchParams(request))
  return { ...place, filter: parsed.status === 'good' ? parsed.filter : { locale: place.locale } }
}
