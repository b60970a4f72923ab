import { z } from 'zod'

const seconds = z.number().positive()

/** Settings by the official core's names and defaults, but for the access token's 15 minutes. */
export const coreSettings = z.strictObject({
  accessTokenValiditySeconds: seconds.default(900),
  refreshTokenValidityMinutes: z.number().positive().default(144_000),
  passwordResetTokenLifetimeMs: z.number().positive().default(3_600_000),
  emailVerificationTokenLifetimeMs: z.number().positive().default(86_400_000),
  /** Requests that are worked on at once, whatever they wait for; the others queue. */
  maxServerPoolSize: z.number().int().positive().default(10),
  /** The least time of a hash. The official core takes about 120; tests mostly want the shortest. */
  hashMs: z.number().nonnegative().default(0),
})

export type CoreSettings = z.output<typeof coreSettings>

/** Milliseconds since 1970. */
export type Clock = () => number
