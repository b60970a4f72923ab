import { smallPool } from '../visits/small-pool'

/** Longest wait for an answer, in milliseconds; a frozen database counts as away. */
const patience = 800

export type DatabaseProbe = { isUp: () => Promise<boolean>; close: () => Promise<void> }

/** Asks the database whether it is there, over one connection of its own. */
export function createDatabaseProbe({ url }: { url: string }): DatabaseProbe {
  const pool = smallPool({ url, connections: 1, patience })

  return {
    isUp: () =>
      pool.query('select 1').then(
        () => true,
        () => false,
      ),
    close: () => pool.end(),
  }
}
