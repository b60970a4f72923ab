import type { AccessTokens } from './access-token'
import type { Database } from './database'
import type { Hasher } from './hasher'
import type { Clock, CoreSettings } from './settings'
import type { SigningKeys } from './signing-keys'

/** What the routes are made from. */
export type CoreParts = {
  database: Database
  clock: Clock
  hasher: Hasher
  settings: CoreSettings
  keys: SigningKeys
  accessTokens: AccessTokens
  refreshKey: Buffer
}
