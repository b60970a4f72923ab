/** Set by the front server on every request, and never accepted from outside. */
export const clientAddressHeader = 'x-client-address'

/**
 * The address that a limit counts for: an IPv4 address as it is, of an IPv6 address the /64 network
 * that one subscriber holds.
 */
export function toNetwork(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!plain.includes(':')) return plain
  const [head = '', tail] = plain.split('%')[0]?.toLowerCase().split('::') ?? []
  const start = head.split(':').filter(Boolean)
  const end = (tail ?? '').split(':').filter(Boolean)
  const gap = tail === undefined ? 0 : Math.max(0, 8 - start.length - end.length)
  const groups = [...start, ...Array.from({ length: gap }, () => '0'), ...end]
  const network = groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''))
  return `${network.join(':')}::/64`
}

/**
 * The address of the client behind `hops` proxies of our own, each of which adds the address it
 * was called from to the end of `X-Forwarded-For`. What a client wrote there itself is further
 * left and is ignored; with fewer entries than hops the connection's own address counts.
 */
export function getClientAddress({
  remoteAddress,
  forwardedFor,
  hops,
}: {
  remoteAddress: string
  forwardedFor: string | undefined
  hops: number
}): string {
  const entry = hops > 0 ? forwardedFor?.split(',').at(-hops)?.trim() : undefined
  return toNetwork(entry ? withoutPort(entry) : remoteAddress)
}

/** Some balancers write 203.0.113.9:51234 and [2001:db8::1]:51234. */
function withoutPort(entry: string): string {
  return entry.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1').replace(/^\[([^\]]+)\](?::\d+)?$/, '$1')
}
