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

type Answer = { name: 'in' } | { name: 'code-needed' } | { name: 'refused'; said: string | null }

/** Tries to sign in; `said` is what the site says about a refusal, null when it did not answer. */
export async function signInCall(typed: {
  email: string
  password: string
  code: string | null
}): Promise<Answer> {
  const { email, password, code } = typed
  try {
    const body = { email, password, ...(code !== null && { code }) }
    const response = await requestPanel({ path: '/editors/login', body })
    if (response.ok) return { name: 'in' }
    const refusal = refusalSchema.safeParse(await response.json())
    const error = refusal.data?.errors[0]
    if (error?.data?.code === 'code-needed') return { name: 'code-needed' }
    return { name: 'refused', said: error?.message ?? null }
  } catch {
    return { name: 'refused', said: null }
  }
}
