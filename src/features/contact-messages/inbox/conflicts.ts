import { contactStateNames } from '@/cms/fields/contact-states'
import type { ContactMessage } from '@/payload-types'
import { AppError } from '@/lib/errors/app-error'
import { getAssignee } from './locked-message'
import type { InboxEditor } from './inbox-editors'
import type { Seen } from './types'

function otherState(state: ContactMessage['state']): AppError {
  const { ro, en, ru } = contactStateNames[state]
  return new AppError('conflict', {
    sentence: {
      ro: `Altcineva a schimbat între timp starea mesajului; acum este „${ro}”. Verificați și încercați din nou.`,
      en: `Someone else has changed the state of the message in the meantime; it is now “${en}”. Check it and try again.`,
      ru: `Кто-то тем временем изменил состояние сообщения, теперь оно «${ru}». Проверьте и попробуйте ещё раз.`,
    },
  })
}

function otherAssignee(name: string | null): AppError {
  if (name === null) {
    return new AppError('conflict', {
      sentence: {
        ro: 'Altcineva a schimbat între timp responsabilul; acum mesajul nu are niciunul. Verificați și încercați din nou.',
        en: 'Someone else has changed the assignee in the meantime; the message now has none. Check it and try again.',
        ru: 'Кто-то тем временем сменил ответственного, теперь его нет. Проверьте и попробуйте ещё раз.',
      },
    })
  }
  return new AppError('conflict', {
    sentence: {
      ro: `Altcineva a schimbat între timp responsabilul; acum de mesaj se ocupă ${name}. Verificați și încercați din nou.`,
      en: `Someone else has changed the assignee in the meantime; it is now ${name}. Check it and try again.`,
      ru: `Кто-то тем временем сменил ответственного, теперь это ${name}. Проверьте и попробуйте ещё раз.`,
    },
  })
}

/** @throws {AppError} `conflict`, naming what has changed */
export function expectUnchanged(options: {
  message: ContactMessage
  seen: Pick<Seen, 'state' | 'assignee'>
  editors: InboxEditor[]
}): void {
  const { message, seen, editors } = options
  if (message.state !== seen.state) throw otherState(message.state)
  const assignee = getAssignee(message)
  if (assignee === seen.assignee) return
  throw otherAssignee(editors.find(({ id }) => id === assignee)?.name ?? null)
}

/** There is an answer that the editor had not seen: someone else's, or their own, sent before. */
export function alreadyAnswered({ by, isOwn }: { by: string; isOwn: boolean }): AppError {
  if (isOwn) {
    return new AppError('conflict', {
      sentence: {
        ro: 'Un răspuns al dumneavoastră a fost deja trimis; îl vedeți mai sus. Textul din formular nu a fost trimis.',
        en: 'An answer of yours has already been sent; you see it above. The text in the form was not sent.',
        ru: 'Ваш ответ уже отправлен, вы видите его выше. Текст в форме не отправлен.',
      },
    })
  }
  return new AppError('conflict', {
    sentence: {
      ro: `${by} a răspuns între timp la acest mesaj; vedeți răspunsul mai sus. Al dumneavoastră nu a fost trimis și rămâne în formular.`,
      en: `${by} has answered this message in the meantime; you see the answer above. Yours was not sent and stays in the form.`,
      ru: `На это сообщение тем временем уже ответили (${by}), вы видите ответ выше. Ваш не отправлен и остаётся в форме.`,
    },
  })
}

/** The member's account is gone, and with it the address. */
export function nobodyToAnswer(): AppError {
  return new AppError('conflict', {
    sentence: {
      ro: 'Contul celui care a scris a fost șters; nu mai avem o adresă la care să răspundem.',
      en: 'The account of the sender has been deleted; there is no address left to answer to.',
      ru: 'Учётная запись автора удалена, адреса для ответа больше нет.',
    },
  })
}
