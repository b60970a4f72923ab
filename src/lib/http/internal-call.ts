import { isSameSecret } from '../constant-time'
import { getEnv } from '../env'
import { internalSecretHeader } from './internal-headers'

/** Whether the front server asks: it knows a secret that nobody else does. */
export function isFromFrontServer({ headers }: Pick<Request, 'headers'>): boolean {
  const given = headers.get(internalSecretHeader) ?? ''
  return isSameSecret({ given, expected: getEnv().INTERNAL_SECRET })
}
