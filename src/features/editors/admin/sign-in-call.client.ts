import { requestPanel } from '@/components/panel/panel-call.client'
import { z } from '@/lib/zod-for-browsers'

const refusalSchema = z.object({
  errors: z
    .array(
      z.object({
        message: z.string(),
        data: z.object({ code: z.string() }).nullish().catch(null),
      }),
    )
    .min(1),
})

/** `message` is the server's, null without a response. */
type Refused = { name: 'refused'; code?: string; message: string | null }
type SignInResult = { name: 'in' } | { name: 'code-needed' } | Refused

/** Tries to sign in. */
export async function signInCall(typed: {
  email: string
  password: string
  code: string | null
}): Promise<SignInResult> {
  const { email, password, code } = typed
  const body = { email, password, ...(code !== null && { code }) }
  const answer = await editorCall({ path: '/login', body })
  if (answer.name === 'done') return { name: 'in' }
  return answer.code === 'code-needed' ? { name: 'code-needed' } : answer
}

/** Calls what Payload answers for accounts of editors. */
export async function editorCall({
  path,
  body,
}: {
  path: `/${string}`
  body: object
}): Promise<{ name: 'done' } | Refused> {
  try {
    const response = await requestPanel({ path: `/editors${path}`, body })
    if (response.ok) return { name: 'done' }
    const refusal = refusalSchema.safeParse(await response.json())
    const error = refusal.data?.errors[0]
    const code = error?.data?.code
    return { name: 'refused', ...(code !== undefined && { code }), message: error?.message ?? null }
  } catch {
    return { name: 'refused', message: null }
  }
}
