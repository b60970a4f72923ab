import { findStep } from './one-time-code'
import { recoveryDigest } from './recovery-codes'
import type { SecondFactor } from './stored-second-factor'

/**
 * What is left of a second factor after a code of the app or a recovery code was used, either of which
 * counts once. Null when it was none of them.
 */
export function consumeCode({
  factor,
  editorId,
  code: typed,
  now,
}: {
  factor: SecondFactor
  editorId: number
  code: string
  now: Date
}): SecondFactor | null {
  const code = typed.replace(/\s/g, '')
  const step = findStep({ secret: factor.secret, code, now })
  if (step !== null) return step > factor.lastStep ? { ...factor, lastStep: step } : null
  const digest = recoveryDigest({ editorId, code })
  if (!factor.recoveryCodes.includes(digest)) return null
  return { ...factor, recoveryCodes: factor.recoveryCodes.filter((kept) => kept !== digest) }
}
