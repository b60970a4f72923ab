import { z } from 'zod'
import { endAllSessions } from '@/auth/accounts/member-account'
import { strikeOff } from '@/auth/accounts/account-cache'
import { label } from '@/cms/label'
import { defaultLocale } from '@/i18n/locales'
import { recordAudit } from '@/features/audit/record'
import {
  groupAddress,
  knownMember,
  memberTitle,
  profileOf,
} from '@/features/user-profiles/membership/known-member'
import { mayDeleteMembers } from '@/features/user-profiles/membership/member-rights'
import { WorkplaceFailure } from '@/cms/workplace-failure'
import { deleteAccount } from '../../../../account/delete/delete-account'
import { bodyOf, workplaceCall } from '../../workplace-call'

const schema = z.strictObject({
  userId: z.string().min(1).max(100),
  /** Typed once more, against slips. */
  email: z.string().trim().max(254),
})

const otherAddress = label({
  ro: 'Adresa scrisă nu este cea a contului.',
  en: 'The address typed is not that of the account.',
  ru: 'Введённый адрес не совпадает с адресом учётной записи.',
})

/** Deletes a member with everything that is theirs, at once and for good. */
export function POST(request: Request): Promise<Response> {
  return workplaceCall({
    request,
    isWrite: true,
    answer: async ({ cms, editor }) => {
      if (!mayDeleteMembers(editor)) throw new WorkplaceFailure('forbidden')
      const { userId, email } = await bodyOf({ request, schema })
      const account = await knownMember(userId)
      if (email.toLowerCase() !== account.email) {
        throw new WorkplaceFailure('conflict', otherAddress)
      }
      const profile = await profileOf({ cms, userId })
      const lastMail = {
        to: account.email,
        locale: profile?.lang ?? defaultLocale,
        template: 'account-removed',
        replyTo: await groupAddress({ cms }),
      } as const
      await endAllSessions(userId)
      await deleteAccount({
        cms,
        member: account,
        lastMail,
        record: async (req) => {
          await recordAudit({
            cms,
            req,
            actor: editor,
            action: 'delete-member',
            container: 'user-profiles',
            document: userId,
            ...(profile ? { title: memberTitle(profile) } : {}),
          })
        },
      })
      strikeOff(userId)
      return Response.json({ status: 'OK' })
    },
  })
}
