/**
 * Liveness for the process supervisor; it touches nothing else and is not reachable from outside.
 */
export function GET(): Response {
  return Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } })
}
