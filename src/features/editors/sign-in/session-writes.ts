import { sql } from '@payloadcms/db-postgres'
import type { BaseDatabaseAdapter, Config, Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { runSql } from '@/lib/run-sql'
import { signedIn } from './signed-in'
import { lockEditor } from './stored-second-factor'

type Write = Parameters<BaseDatabaseAdapter['updateOne']>[0]

// Payload gives a date for a value it has just made, a text for one it has read.
const sessionsSchema = z.array(
  z.object({
    id: z.string(),
    createdAt: z.union([z.date(), z.string()]),
    expiresAt: z.union([z.date(), z.string()]),
  }),
)

type Session = z.infer<typeof sessionsSchema>[number]

/**
 * Signing in, prolonging a session and signing out write back the whole editor as Payload has read
 * it, before it compares passwords: a role that is taken away meanwhile is given back, a password
 * that is changed becomes the old one, an ended session holds again, and of those who sign in at
 * once one has a session. Here they write that session and nothing else.
 */
export function withSessionWrites(db: Config['db']): Config['db'] {
  return {
    ...db,
    init(place) {
      const adapter = db.init(place)
      const { updateOne } = adapter
      return Object.assign(adapter, {
        async updateOne(write: Write) {
          const found = findSessionWrite(write)
          if (!found) {
            const written: unknown = await updateOne.call(adapter, write)
            return written
          }
          await writeSession({ cms: place.payload, req: write.req, ...found })
          return null
        },
      })
    },
  }
}

function findSessionWrite({ id, collection, data, returning }: Write) {
  if (collection !== 'editors' || returning !== false || data.updatedAt !== null) return null
  const sessions = sessionsSchema.safeParse(data.sessions)
  return typeof id === 'number' && sessions.success
    ? { editorId: id, sessions: sessions.data }
    : null
}

async function writeSession(options: {
  cms: Payload
  req?: Partial<PayloadRequest> | undefined
  editorId: number
  sessions: Session[]
}): Promise<void> {
  const { editorId, sessions } = options
  const isNew = ({ createdAt }: Session) => createdAt instanceof Date
  const isProlonged = ({ expiresAt }: Session) => expiresAt instanceof Date
  const begun = sessions.find(isNew)
  const prolonged = sessions.find(isProlonged)
  const run = (query: ReturnType<typeof sql>) =>
    runSql({ cms: options.cms, req: options.req, query })
  await lockEditor({ cms: options.cms, req: options.req, editorId })
  if (begun) {
    await run(sql`with expired as (
        delete from editors_sessions where _parent_id = ${editorId} and expires_at < now())
      insert into editors_sessions (_order, _parent_id, id, created_at, expires_at)
      select coalesce((select max(_order) from editors_sessions where _parent_id = ${editorId}), 0) + 1,
        id, ${begun.id}, ${begun.createdAt}, ${begun.expiresAt} from editors where id = ${editorId}`)
    return
  }
  if (prolonged) {
    await run(sql`update editors_sessions set expires_at = ${prolonged.expiresAt}
      where _parent_id = ${editorId} and id = ${prolonged.id}`)
    return
  }
  const own = signedIn(options.req?.user)?.session ?? null
  await run(sql`delete from editors_sessions
    where _parent_id = ${editorId} and (${sessions.length === 0} or id = ${own})`)
}
