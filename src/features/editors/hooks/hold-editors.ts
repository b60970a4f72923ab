import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { isTrusted } from '@/cms/access/is-trusted'
import { runSql } from '@/lib/run-sql'

const one = z.object({ id: z.union([z.number(), z.string()]) })
const link = z.object({ data: z.object({ token: z.string() }) })

type Call = { req: PayloadRequest; operation: string; args?: unknown }

/**
 * Holds an editor from before they are read until the change is stored: Payload writes back all that it
 * has read, and would return a role, a session or a missing second factor that was changed meanwhile.
 */
export async function holdEditors(call: Call): Promise<void> {
  const { req } = call
  const concerned = whichEditors(call)
  if (!concerned) return
  // In one order for everybody.
  const query = sql`select id from editors where ${concerned} order by id for no key update`
  await runSql({ cms: req.payload, req, query })
}

/** Undefined where a call changes nobody. */
function whichEditors({ args, operation, req }: Call): ReturnType<typeof sql> | undefined {
  if (operation === 'resetPassword') {
    const token = link.safeParse(args).data?.data.token
    return token === undefined ? undefined : sql`reset_password_token = ${token}`
  }
  if (operation !== 'update' && operation !== 'delete') return undefined
  if (!isTrusted({ args, req })) return undefined
  const id = one.safeParse(args).data?.id
  return id === undefined ? sql`true` : sql`id::text = ${String(id)}`
}
