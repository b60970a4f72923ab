import { clientAddressHeader } from '@/lib/http/client-address'

/** The network a request comes from, as the front server has found it out. */
export function clientNetwork(headers: Headers): string {
  return headers.get(clientAddressHeader) ?? 'unknown'
}
