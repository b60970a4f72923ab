import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'

// What OWASP asks of argon2id, the library's default. An official core can import such hashes.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export type Hasher = {
  hash: (password: string) => Promise<string>
  matches: (given: { password: string; hash: string }) => Promise<boolean>
}

/**
 * Hashes passwords off the main thread, as many at once as there are processors.
 * @param options `hashMs` is the least time that each of them takes
 */
export function createHasher({ hashMs = 0 }: { hashMs?: number } = {}): Hasher {
  const limit = pLimit(Math.max(2, availableParallelism()))
  function run<Result>(work: () => Promise<Result>): Promise<Result> {
    return limit(async () => {
      const [result] = await Promise.all([work(), hashMs > 0 && sleep(hashMs)])
      return result
    })
  }
  return {
    hash: (password) => run(() => hash(password, COST)),
    matches: ({ password, hash: expected }) => run(() => verify(expected, password)),
  }
}
