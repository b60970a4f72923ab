import type { PayloadRequest } from 'payload'
import { AppError } from '@/lib/errors/app-error'

// Payload takes the password out of the data before the change is stored.
const changed = new WeakMap<PayloadRequest, number>()

type Change = { req: PayloadRequest; editorId: number }

/**
 * Notes that an editor gets another password. Nobody chooses it for someone else: anyone who knows it
 * could act in that editor's name.
 * @throws {AppError} `forbidden`
 */
export function changePassword({ req, editorId }: Change): void {
  if (req.user && req.user.id !== editorId) {
    throw new AppError('forbidden', {
      said: {
        ro: 'Fiecare își alege singur parola. Trimiteți o legătură pentru o parolă nouă.',
        en: 'Everybody chooses their own password. Send a link for a new one instead.',
        ru: 'Пароль каждый выбирает сам. Отправьте ссылку для нового пароля.',
      },
    })
  }
  changed.set(req, editorId)
}

/** Whether this request has just changed the editor's password. */
export function hasChangedPassword({ req, editorId }: Change): boolean {
  return changed.get(req) === editorId
}
