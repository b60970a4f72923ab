import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createGate } from './gate'

// What OWASP asks of argon2id, the library's default. An official core can import such hashes.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export type Hasher = {
  hash: (password: string) => Promise<string>
  matches: (given: { password: string; hash: string }) => Promise<boolean>
}

/** Hashes passwords off the main thread, as many at once as there are processors. */
export function createHasher(): Hasher {
  const gate = createGate({ places: Math.max(2, availableParallelism()) })
  return {
    hash: (password) => gate(() => hash(password, COST)),
    matches: ({ password, hash: expected }) => gate(() => verify(expected, password)),
  }
}
