import { createPrivateKey, generateKeyPair, type KeyObject, randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { z } from 'zod'
import type { Connection, Database } from './database'
import type { Clock, CoreSettings } from './settings'

// The interface: a new dynamic key every week, shown for a minute before it signs, and kept until
// the last token that it may have signed has certainly expired. A static key stays for ever.
const INTERVAL_MS = 168 * 60 * 60 * 1000
const ANNOUNCED_MS = 60_000
const KEYS_LOCK = 5_402
const BITS = 2048

const keyRow = z.object({
  kid: z.string(),
  private_pem: z.string(),
  is_static: z.boolean(),
  created_at: z.coerce.number(),
})

export type SigningKey = {
  kid: string
  isStatic: boolean
  createdAt: number
  privateKey: KeyObject
}

export type SigningKeys = {
  /** The key to sign with now. */
  current: (wanted: { isStatic: boolean }) => Promise<SigningKey>
  /** Every key whose tokens may still be valid, newest first. */
  valid: () => Promise<SigningKey[]>
  removeOld: () => Promise<void>
}

/**
 * The keys in the database, which all cores on it share. They are read each time, so that no core
 * can miss one that another has made.
 */
export function createSigningKeys(options: {
  database: Database
  clock: Clock
  settings: CoreSettings
}): SigningKeys {
  const { database, clock, settings } = options
  const keptFor = INTERVAL_MS + ANNOUNCED_MS + 2000 * settings.accessTokenValiditySeconds
  const parsed = new Map<string, KeyObject>()

  async function read(connection: Connection): Promise<SigningKey[]> {
    const sql =
      'select * from auth_core.signing_keys where is_static or created_at > $1 order by created_at desc'
    const rows = await connection.read({ row: keyRow, sql, values: [clock() - keptFor] })
    return rows.map((row) => {
      const privateKey = parsed.get(row.kid) ?? createPrivateKey(row.private_pem)
      parsed.set(row.kid, privateKey)
      return { kid: row.kid, isStatic: row.is_static, createdAt: row.created_at, privateKey }
    })
  }

  function missing(keys: SigningKey[]): { isStatic: boolean }[] {
    const hasStatic = keys.some(({ isStatic }) => isStatic)
    const isFresh = ({ createdAt }: SigningKey) => clock() - createdAt < INTERVAL_MS
    const hasDynamic = keys.some((key) => !key.isStatic && isFresh(key))
    return [
      ...(hasStatic ? [] : [{ isStatic: true }]),
      ...(hasDynamic ? [] : [{ isStatic: false }]),
    ]
  }

  /** Looks again under a lock, so that of several cores one makes the key. */
  async function make(): Promise<SigningKey[]> {
    return database.transaction(async (connection) => {
      await connection.write({ sql: 'select pg_advisory_xact_lock($1)', values: [KEYS_LOCK] })
      for (const { isStatic } of missing(await read(connection))) {
        const createdAt = clock()
        await connection.write({
          sql: 'insert into auth_core.signing_keys (kid, private_pem, is_static, created_at) values ($1, $2, $3, $4)',
          values: [
            isStatic ? `s-${randomUUID()}` : `d-${createdAt}`,
            await newPrivatePem(),
            isStatic,
            createdAt,
          ],
        })
      }
      return read(connection)
    })
  }

  async function valid(): Promise<SigningKey[]> {
    const keys = await read(database)
    return missing(keys).length === 0 ? keys : make()
  }

  return {
    valid,
    current: async ({ isStatic }) => {
      const keys = (await valid()).filter((key) => key.isStatic === isStatic)
      const key = isStatic ? keys.at(-1) : chooseDynamic({ keys, now: clock() })
      if (!key) throw new Error('There is no signing key.')
      return key
    },
    removeOld: async () => {
      const sql = 'delete from auth_core.signing_keys where not is_static and created_at <= $1'
      await database.write({ sql, values: [clock() - keptFor] })
    },
  }
}

/** The newest that everybody had the time to see; a lone one signs from its first moment. */
function chooseDynamic({ keys, now }: { keys: SigningKey[]; now: number }) {
  const inUse = keys.find(({ createdAt }) => {
    const age = now - createdAt
    return age >= ANNOUNCED_MS && age < INTERVAL_MS + ANNOUNCED_MS
  })
  return inUse ?? keys[0]
}

async function newPrivatePem(): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: BITS,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  return privateKey
}
