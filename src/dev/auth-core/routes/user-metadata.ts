import { z } from 'zod'
import type { CoreParts } from '../core-parts'
import type { Connection } from '../database'
import type { JsonObject } from '../fields'
import { type Route, route } from '../route'

const metadataRow = z.object({ metadata: z.record(z.string(), z.unknown()) })

export function userMetadataRoutes({ database }: CoreParts): Route[] {
  return [
    route({ path: '/recipe/user/metadata', method: 'get' })(async ({ query }) => {
      const metadata = await readMetadata({ connection: database, userId: query.text('userId') })
      return { status: 'OK', metadata }
    }),
    route({ path: '/recipe/user/metadata', method: 'put' })(async ({ body }) => {
      const userId = body.text('userId')
      const update = body.object('metadataUpdate')
      const metadata = await database.transaction(async (connection) => {
        await connection.write({
          sql: `insert into auth_core.user_metadata (user_id, metadata) values ($1, '{}')
              on conflict do nothing`,
          values: [userId],
        })
        const stored = await readMetadata({ connection, userId, isLocked: true })
        const merged = merge({ stored, update })
        await connection.write({
          sql: 'update auth_core.user_metadata set metadata = $2 where user_id = $1',
          values: [userId, JSON.stringify(merged)],
        })
        return merged
      })
      return { status: 'OK', metadata }
    }),
    route({ path: '/recipe/user/metadata/remove', method: 'post' })(async ({ body }) => {
      await database.write({
        sql: 'delete from auth_core.user_metadata where user_id = $1',
        values: [body.text('userId')],
      })
      return { status: 'OK' }
    }),
  ]
}

async function readMetadata(options: {
  connection: Connection
  userId: string
  isLocked?: boolean
}): Promise<JsonObject> {
  const { connection, userId, isLocked = false } = options
  const [found] = await connection.read({
    row: metadataRow,
    sql: `select metadata from auth_core.user_metadata where user_id = $1
      ${isLocked ? 'for update' : ''}`,
    values: [userId],
  })
  return found?.metadata ?? {}
}

/** The interface: only the top level is merged, and a null removes its key. */
function merge({ stored, update }: { stored: JsonObject; update: JsonObject }): JsonObject {
  const entries = Object.entries({ ...stored, ...update })
  return Object.fromEntries(entries.filter(([, value]) => value !== null))
}
