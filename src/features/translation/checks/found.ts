import type { Finding } from '../types'

/** What a rule found, before it is known which text it is kept with. */
export type Found = Omit<Finding, 'fingerprint'>
