import { handleAuthRequest } from '@/auth/handle-auth-request'
import { getCms } from '@/cms/client'
import { createProfile } from '@/features/user-profiles/commands'
import { sendAccountMail } from '../../account-mail'

function handle(request: Request): Promise<Response> {
  return handleAuthRequest(request, {
    sendMail: sendAccountMail,
    onMemberCreated: async ({ userId, locale }) => {
      await createProfile({ cms: await getCms(), userId, lang: locale })
    },
  })
}

export { handle as GET, handle as POST }
