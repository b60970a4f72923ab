import { sendVerificationLink } from '@/auth/accounts/member-account'
import { label } from '@/cms/label'
import { enqueueMail } from '@/mail/enqueue'
import { AppError } from '@/lib/errors/app-error'
import { recordMember } from './change-member'
import { withLockedProfile, type MemberCall } from './find-member'

const alreadyVerified = label({
  ro: 'Adresa este deja confirmată.',
  en: 'The address is already confirmed.',
  ru: 'Адрес уже подтверждён.',
})

const tooOften = label({
  ro: 'Într-o oră se pot trimite cel mult trei mesaje de confirmare aceluiași membru.',
  en: 'A member can be sent at most three confirmation messages an hour.',
  ru: 'Одному участнику можно отправить не больше трёх писем с подтверждением в час.',
})

/**
 * Sends a member another link to confirm their address.
 * @throws {AppError} `forbidden`, `not-found`, `conflict` when it is confirmed, `limited`
 * @throws {AppError} `unavailable`
 */
export async function resendVerification({ cms, editor, userId }: MemberCall): Promise<void> {
  await withLockedProfile({
    cms,
    editor,
    userId,
    work: async ({ req, account: { id, email, isVerified }, profile }) => {
      if (isVerified) throw new AppError('conflict', { sentence: alreadyVerified })
      const { lang: locale } = profile
      const send = (link: string) => {
        const mail = { to: email, locale, template: 'verify-email', link, memberId: id } as const
        return enqueueMail({ cms, req, mail })
      }
      const isSent = await sendVerificationLink({ id, email, locale, send }).catch(asWorded)
      if (!isSent) throw new AppError('conflict', { sentence: alreadyVerified })
      await recordMember({ req, editor, profile, action: 'resend-verification' })
    },
  })
}

function asWorded(error: unknown): never {
  const isLimited = error instanceof Error && 'code' in error && error.code === 'limited'
  throw isLimited ? new AppError('limited', { sentence: tooOften }) : error
}
