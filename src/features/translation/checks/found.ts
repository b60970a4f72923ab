import type { Finding } from '../types'

/** Finding of a rule, before it is known which text it belongs to. */
export type Found = Omit<Finding, 'fingerprint'>
