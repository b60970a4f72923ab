import { endAllSessions } from '@/auth/accounts/member-account'
import { removeFromCache } from '@/auth/accounts/account-cache'
import { label } from '@/cms/label'
import { defaultLocale } from '@/i18n/locales'
import { recordAudit } from '@/features/audit/record'
import { groupAddress } from '@/cms/group-address'
import { findMember, findProfile, memberTitle, type MemberCall } from './membership/find-member'
import { AppError } from '@/lib/errors/app-error'
import { deleteAccount } from './delete-account'

const otherAddress = label({
  ro: 'Adresa scrisă nu este cea a contului.',
  en: 'The address typed is not that of the account.',
  ru: 'Введённый адрес не совпадает с адресом учётной записи.',
})

/**
 * Permanently deletes a member with everything that is theirs.
 * @param options `email`: typed again, against slips
 * @throws {AppError} `not-found`, `conflict` for another address
 * @throws {AppError} `unavailable`
 */
export async function deleteMember({
  cms,
  editor,
  userId,
  email,
}: MemberCall & { email: string }): Promise<void> {
  const account = await findMember(userId)
  if (email.toLowerCase() !== account.email)
    throw new AppError('conflict', { sentence: otherAddress })
  const profile = await findProfile({ cms, userId })
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
  removeFromCache(userId)
}
