import { handleAuthRequest } from '@/auth/handle-auth-request'
import { getCms } from '@/cms/client'
import { createProfile } from '@/features/user-profiles/commands'
import { sendAccountMail } from '../../account-mail'
import { watchMember } from '../../member-call'

function handle(request: Request): Promise<Response> {
  return handleAuthRequest(request, {
    sendMail: sendAccountMail,
    watchMember,
    onMemberCreated: async ({ userId, locale }) => {
      await createProfile({ cms: await getCms(), userId, lang: locale })
    },
  })
}

export { handle as GET, handle as POST }
