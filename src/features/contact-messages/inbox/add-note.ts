import type { Payload } from 'payload'
import type { EditorRights } from '@/cms/access/rights'
import { withMessage } from './locked-message'

/**
 * Adds a note for editors to a message. It is deleted with the message.
 * @throws {AppError} `forbidden`, `not-found`
 */
export async function addNote(options: {
  cms: Payload
  editor: EditorRights
  id: number
  text: string
}): Promise<void> {
  const { cms, editor, id, text } = options
  await withMessage({
    cms,
    editor,
    id,
    work: async ({ req }) => {
      await cms.create({
        collection: 'contact-notes',
        data: {
          message: id,
          kind: 'note',
          author: editor.id,
          authorName: editor.name,
          text,
        },
        depth: 0,
        overrideAccess: true,
        req,
      })
    },
  })
}
