import { revalidateTag } from 'next/cache'
import { z } from 'zod'
import { everythingTag } from '@/cms/cached'
import { isSameSecret } from '@/lib/constant-time'
import { getEnv } from '@/lib/env'

const schema = z.object({ tags: z.array(z.string().min(1).max(100)).max(200).nullable() })

/**
 * Marks cached reads as stale; called by the front server when an edit was announced. `'max'`
 * keeps serving the old page until the new one is made, so that a database which fails right after
 * a publish never turns a page that worked into an error.
 */
export async function POST(request: Request): Promise<Response> {
  const given = request.headers.get('x-internal-secret') ?? ''
  if (!isSameSecret({ given, expected: getEnv().INTERNAL_SECRET })) {
    return Response.json({ message: 'unauthorised' }, { status: 401 })
  }
  const body: unknown = await request.json().catch(() => null)
  const parsed = schema.safeParse(body)
  if (!parsed.success) return Response.json({ message: 'bad request' }, { status: 400 })
  for (const tag of parsed.data.tags ?? [everythingTag]) revalidateTag(tag, 'max')
  return Response.json({ message: 'ok' })
}
