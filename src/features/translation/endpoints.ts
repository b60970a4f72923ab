import type { Endpoint } from 'payload'
import { z } from 'zod'
import { mayWriteShared } from '@/cms/access/rights'
import { editorEndpoint } from '@/cms/endpoints/editor-endpoint'
import {
  getSearchParams,
  noInput,
  readQuery,
  type ReceivedRequest,
} from '@/cms/endpoints/endpoint-input'
import { fileResponse } from '@/cms/endpoints/file-response'
import { defaultLocale, locales } from '@/i18n/locales'
import { AppError } from '@/lib/errors/app-error'
import { receivedFile } from './endpoints/received-file'
import { unitEndpoints } from './endpoints/unit'
import { exchangeFormats } from './interchange/types'
import { rescan } from './jobs/rescan'
import { fieldHints } from './reading/field-hints'
import { listUnits } from './reading/list-units'
import { readMatrix } from './reading/read-matrix'
import { textsOnPage } from './reading/texts-on-page'
import { exportUnits } from './transfer/export-units'
import { importUnits } from './transfer/import-units'
import { parseUnitFilter } from './units/unit-filter'

export const translationEndpoints: Endpoint[] = [
  ...unitEndpoints,
  // A page of the texts that a filter asks for.
  editorEndpoint({
    path: '/translations/units',
    method: 'get',
    input: readFilter,
    answer: ({ cms, language, input: { filter, page } }) =>
      listUnits({ cms, filter, page, language }),
  }),
  // How far the translation of every document is, by language.
  editorEndpoint({
    path: '/translations/matrix',
    method: 'get',
    input: noInput,
    answer: ({ cms, language }) => readMatrix({ cms, language }),
  }),
  // What there is to do in the fields of a form, for the hints beside them.
  editorEndpoint({
    path: '/translations/hints',
    method: 'get',
    input: z.object({
      container: z.string().max(60),
      document: z.string().max(60),
      locale: z.enum(locales),
    }),
    answer: async ({ cms, language, input }) => ({
      hints: await fieldHints({ cms, language, ...input }),
    }),
  }),
  // The texts of a page that need work, for the marks that an editor sees in preview.
  editorEndpoint({
    path: '/translations/on-page',
    method: 'get',
    input: z.object({ path: z.string().max(500), locale: z.enum(locales) }),
    answer: async ({ cms, language, input }) => ({
      texts: await textsOnPage({ cms, language, ...input }),
    }),
  }),
  // All texts that a filter asks for, as a file for translators.
  editorEndpoint({
    path: '/translations/export',
    method: 'get',
    input: readExport,
    answer: async ({ cms, language, input }) =>
      fileResponse(await exportUnits({ cms, language, ...input })),
  }),
  // Imports a file that translators have worked on; with `?dryRun=1` only tells what that would do.
  // Whatever cannot be read is told in a sentence, and then nothing has changed.
  editorEndpoint({
    path: '/translations/import',
    method: 'post',
    input: readImport,
    answer: ({ cms, editor, language, input }) => importUnits({ cms, editor, language, ...input }),
  }),
  // Compares what the desk knows with the whole content, and judges every text again.
  editorEndpoint({
    path: '/translations/rescan',
    method: 'post',
    mayCall: mayWriteShared,
    input: noInput,
    answer: async ({ cms }) => {
      const started = Date.now()
      const units = await rescan({ cms })
      return { units, milliseconds: Date.now() - started }
    },
  }),
]

function readFilter(request: ReceivedRequest) {
  const parsed = parseUnitFilter(getSearchParams(request))
  if (!parsed) throw new AppError('bad-request')
  return parsed
}

const exportSchema = z.object({
  format: z.enum(exchangeFormats),
  source: z.enum(locales).default(defaultLocale),
})

function readExport(request: ReceivedRequest) {
  const { format, source: sourceLocale } = readQuery(request, exportSchema)
  return { format, sourceLocale, filter: readFilter(request).filter }
}

async function readImport(request: ReceivedRequest) {
  const dryRun = getSearchParams(request).get('dryRun') === '1'
  return { dryRun, ...(await receivedFile(request)) }
}
