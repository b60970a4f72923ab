import { isSameSecret } from '../constant-time'
import { getEnv } from '../env'
import { internalSecretHeader } from './internal-headers'

/** Whether a request comes from the front server: it knows a secret that nobody else does. */
export function isFromFrontServer({ headers }: Pick<Request, 'headers'>): boolean {
  const given = headers.get(internalSecretHeader) ?? ''
  return isSameSecret({ given, expected: getEnv().INTERNAL_SECRET })
}
