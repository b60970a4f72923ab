import { z } from 'zod'
import { fromBody } from '@/cms/endpoints/endpoint-input'
import { addNote } from '../inbox/add-note'
import { editorEndpoint } from '@/cms/endpoints/editor-endpoint'
import { messageId, wording } from './wording'

const input = fromBody(z.strictObject({ id: messageId, text: wording.text }))

/** Adds a note to a message. */
export const addNoteEndpoint = editorEndpoint({
  path: '/workplace/inbox/note',
  method: 'post',
  input,
  answer: async ({ cms, editor, input }) => {
    await addNote({ cms, editor, ...input })
    return Response.json({ ok: true }, { status: 201 })
  },
})
