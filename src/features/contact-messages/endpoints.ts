import type { Endpoint } from 'payload'
import { z } from 'zod'
import { editorEndpoint } from '@/cms/endpoints/editor-endpoint'
import { getSearchParams, type ReceivedRequest } from '@/cms/endpoints/endpoint-input'
import { fileResponse } from '@/cms/endpoints/file-response'
import { contactStates } from '@/cms/fields/contact-states'
import { AppError } from '@/lib/errors/app-error'
import { isOneLine, isPlainText, isVisible } from '@/lib/plain-text'
import { recordId } from '@/lib/database-values/record-id'
import { addNote } from './inbox/add-note'
import { changeMessage } from './inbox/change-message'
import { exportFormats, exportMessages } from './inbox/export-messages'
import { parseInboxFilter } from './inbox/inbox-filter'
import { previewAnswer } from './inbox/preview-answer'

/** What an editor writes to a member. Line ends are those of text fields. */
const wording = {
  subject: z.string().normalize('NFC').trim().max(150).refine(isOneLine).refine(isVisible),
  text: z
    .string()
    .overwrite((text) => text.replace(/\r\n?/g, '\n'))
    .normalize('NFC')
    .trim()
    .max(10_000)
    .refine(isPlainText)
    .refine(isVisible),
}

const id = recordId
const assignee = recordId.nullable()
const state = z.enum(contactStates)

export const contactMessagesEndpoints: Endpoint[] = [
  // Answers a message by e-mail.
  editorEndpoint({
    path: '/workplace/inbox/answer',
    method: 'post',
    input: z.strictObject({ id, key: z.uuid(), seenAnswers: z.number().int().min(0), ...wording }),
    answer: async ({ cms, editor, input: { subject, text, ...rest } }) => {
      const { answerMessage } = await import('./inbox/answer-message')
      await answerMessage({ cms, editor, wording: { subject, text }, ...rest })
    },
  }),
  // The mail that an answer would be. It changes nothing, but only the own panel asks for it.
  editorEndpoint({
    path: '/workplace/inbox/preview',
    method: 'post',
    input: z.strictObject({ id, ...wording }),
    answer: async ({ cms, editor, input: { id: message, ...words } }) => ({
      html: await previewAnswer({ cms, editor, id: message, wording: words }),
    }),
  }),
  // Changes the state or the assignee of a message.
  editorEndpoint({
    path: '/workplace/inbox/change',
    method: 'post',
    input: z.strictObject({ id, seen: z.strictObject({ state, assignee }), state, assignee }),
    answer: ({ cms, editor, input }) => changeMessage({ cms, editor, ...input }),
  }),
  editorEndpoint({
    path: '/workplace/inbox/note',
    method: 'post',
    input: z.strictObject({ id, text: wording.text }),
    answer: ({ cms, editor, input }) => addNote({ cms, editor, ...input }),
  }),
  // The messages that a filter asks for, as a file.
  editorEndpoint({
    path: '/workplace/inbox/export',
    method: 'get',
    input: readExport,
    answer: async ({ cms, editor, input }) =>
      fileResponse(await exportMessages({ cms, editor, ...input })),
  }),
]

const formatSchema = z.enum(exportFormats)

function readExport(request: ReceivedRequest) {
  const searchParams = getSearchParams(request)
  const format = formatSchema.safeParse(searchParams.get('format'))
  const { filter, isBad } = parseInboxFilter(searchParams)
  if (!format.success || isBad) throw new AppError('bad-request')
  return { filter, format: format.data }
}
