import { createHmac } from 'node:crypto'
import { getEnv } from './env'

let mark: string | undefined

/**
 * The secret by which the front server knows the inline scripts that are our own (docs/adr/0017):
 * they carry it as their `nonce`, and it takes it away before a document goes out. Derived, so that
 * all instances agree on it.
 */
export function scriptMark(): string {
  mark ??= createHmac('sha256', getEnv().INTERNAL_SECRET)
    .update('marks our own inline scripts')
    .digest('hex')
  return mark
}
