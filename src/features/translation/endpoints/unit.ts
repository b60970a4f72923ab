import type { Endpoint } from 'payload'
import { z } from 'zod'
import { editorEndpoint } from '@/cms/endpoints/editor-endpoint'
import { getSearchParams, readQuery, type ReceivedRequest } from '@/cms/endpoints/endpoint-input'
import { locales } from '@/i18n/locales'
import { recordId } from '@/lib/database-values/record-id'
import { AppError } from '@/lib/errors/app-error'
import { checkUnit } from '../evaluation/check-unit'
import { readNeighbours } from '../reading/neighbours'
import { readUnit, readView } from '../reading/read-unit'
import type { SaveResult } from '../reading/views'
import { confirmCutOff, confirmText, dismissFinding, lockText } from '../units/change-unit'
import { addComment, readComments, resolveComment } from '../units/comments'
import { readHistory } from '../units/history'
import { prefillText } from '../units/prefill'
import { notCopied, nothingToCopy } from '../units/refusals'
import { saveText } from '../units/save-text'
import { settleBlock } from '../units/settle-block'
import { parseUnitFilter } from '../units/unit-filter'
import { longestText, unitPlace } from './unit-schema'

const mostChanges = 100

const statuses = { saved: 200, conflict: 409, 'source-changed': 409, refused: 422 }

/** The calls about one text in one language. */
export const unitEndpoints: Endpoint[] = [
  // With everything the editor of it shows, and its place in the list that is worked on.
  editorEndpoint({
    path: '/translations/unit',
    method: 'get',
    input: placeInList,
    answer: async ({ cms, editor, language, input: { unit, locale, filter } }) => {
      const view = await readUnit({ cms, editor, unit, locale, language })
      if (!view) throw new AppError('not-found')
      return { view, neighbours: await readNeighbours({ cms, filter, unit }) }
    },
  }),
  // Judges a text that is being written; stores nothing.
  editorEndpoint({
    path: '/translations/check',
    method: 'post',
    input: unitPlace.extend({ text: z.string().max(longestText) }),
    answer: ({ cms, input }) => checkUnit({ cms, ...input }),
  }),
  // 409 brings what someone else has saved meanwhile, as the text or as its source; 422 what is wrong
  // with the text.
  editorEndpoint({
    path: '/translations/save',
    method: 'post',
    input: unitPlace.extend({
      text: z.string().max(longestText),
      expectedHash: z.string().max(64),
      sourceHash: z.string().max(64).optional(),
      approve: z.boolean(),
    }),
    answer: async (call) => saveResponse(await saveText(call)),
  }),
  // Copies the text of another language into a translation that is not there yet.
  editorEndpoint({
    path: '/translations/prefill',
    method: 'post',
    input: unitPlace.extend({ from: z.enum(locales) }),
    answer: async ({ input, ...call }) => {
      const result = await prefillText({ ...call, ...input })
      if (result.status === 'conflict') throw nothingToCopy()
      if (result.status === 'refused') throw notCopied()
      return saveResponse(result)
    },
  }),
  // Confirms a translation whose source has changed.
  confirmEndpoint({ path: '/translations/confirm', confirm: confirmText }),
  // Keeps that a person has found a text cut off.
  confirmEndpoint({ path: '/translations/confirm-cut-off', confirm: confirmCutOff }),
  // Puts a finding aside with a reason, or brings it back without one.
  editorEndpoint({
    path: '/translations/dismiss',
    method: 'post',
    input: unitPlace.extend({
      check: z.string().max(50),
      fingerprint: z.string().max(100),
      reason: z.string().trim().min(1).max(500).nullable(),
    }),
    answer: async ({ input, ...call }) => {
      await dismissFinding({ ...call, ...input })
      return { view: await readView({ ...call, ...input }) }
    },
  }),
  // Closes a text against changes, or opens it again.
  editorEndpoint({
    path: '/translations/lock',
    method: 'post',
    input: unitPlace.extend({ isLocked: z.boolean() }),
    answer: async ({ input, ...call }) => {
      await lockText({ ...call, ...input })
      return { view: await readView({ ...call, ...input }) }
    },
  }),
  // Says which text a block without a source translates, or removes it.
  editorEndpoint({
    path: '/translations/settle',
    method: 'post',
    input: unitPlace.extend({
      expectedHash: z.string().max(100),
      source: z.string().min(1).max(500).nullable(),
    }),
    answer: ({ input, ...call }) => settleBlock({ ...call, ...input }),
  }),
  // Who changed a text, when and how; the newest change first.
  editorEndpoint({
    path: '/translations/history',
    method: 'get',
    input: unitPlace,
    answer: async ({ cms, input }) => ({
      changes: await readHistory({ cms, ...input, limit: mostChanges }),
    }),
  }),
  editorEndpoint({
    path: '/translations/comments',
    method: 'get',
    input: unitPlace,
    answer: async ({ cms, editor, input }) => ({
      comments: await readComments({ cms, editor, ...input }),
    }),
  }),
  editorEndpoint({
    path: '/translations/comments',
    method: 'post',
    input: unitPlace.extend({ text: z.string().trim().min(1).max(2000) }),
    answer: async ({ cms, editor, input }) => {
      await addComment({ cms, editor, ...input })
      return { comments: await readComments({ cms, editor, ...input }) }
    },
  }),
  editorEndpoint({
    path: '/translations/comments/resolve',
    method: 'post',
    input: unitPlace.extend({ id: recordId, isResolved: z.boolean() }),
    answer: async ({ cms, editor, input }) => {
      await resolveComment({ cms, editor, ...input })
      return { comments: await readComments({ cms, editor, ...input }) }
    },
  }),
]

function placeInList(request: ReceivedRequest) {
  const place = readQuery(request, unitPlace)
  const { filter } = parseUnitFilter(getSearchParams(request)) ?? {
    filter: { locale: place.locale },
  }
  return { ...place, filter }
}

function saveResponse(result: SaveResult): Response {
  return Response.json(result, { status: statuses[result.status] })
}

/** Answers with 409, and both as they are, when the text or its source is another one by now. */
function confirmEndpoint(options: {
  path: `/${string}`
  confirm: typeof confirmText | typeof confirmCutOff
}): Endpoint {
  return editorEndpoint({
    path: options.path,
    method: 'post',
    input: unitPlace.extend({
      expectedHash: z.string().max(64),
      sourceHash: z.string().max(64).optional(),
    }),
    answer: async ({ input, ...call }) => {
      const isConfirmed = await options.confirm({ ...call, ...input })
      const view = await readView({ ...call, ...input })
      return Response.json({ view }, { status: isConfirmed ? 200 : 409 })
    },
  })
}
