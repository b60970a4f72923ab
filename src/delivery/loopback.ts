import type { Locale } from '@/i18n/locales'
import { currentRequestId } from '@/lib/http/request-context'
import type { Readers } from './observing/readers'
import { requestIdHeader } from './requests/request-id'
import { createShareImages } from './files/share-images'

/** Longest wait for the server's own answer, in milliseconds. */
const patience = 15_000

/** What stands for an address that has no page: the document that says so, or where to go instead. */
export type MissingAnswer = { document: string; policy: string | null } | { location: string }

type Visited = { document: string; state: string | null }

/** Calls this very server over loopback, as the change listener and the warm-up do. */
export function createLoopback({
  port,
  secret,
  readers,
}: {
  port: number
  secret: string
  readers: Pick<Readers, 'served'>
}) {
  const origin = `http://127.0.0.1:${port}`
  const shareImages = createShareImages({ ask })

  /** What an address has to say once no reader waits any more; null when it could not be asked. */
  async function ask(path: string): Promise<Visited | null> {
    await readers.served()
    try {
      const response = await fetch(`${origin}${path}`, {
        redirect: 'manual',
        headers: { 'x-internal-secret': secret },
        signal: AbortSignal.timeout(patience),
      })
      return { document: await response.text(), state: response.headers.get('x-nextjs-cache') }
    } catch {
      return null
    }
  }

  /** The cache state of a page after a visit, null when it could not be visited. */
  async function visit(path: string): Promise<string | null> {
    const visited = await ask(path)
    if (visited === null) return null
    shareImages.noteIn(visited.document)
    return visited.state
  }

  return {
    visit,
    /** The answer to an address without a page; null when it could not be made. */
    async missingPage({
      locale,
      path,
    }: {
      locale: Locale
      path: string
    }): Promise<MissingAnswer | null> {
      try {
        const response = await fetch(`${origin}/${locale}/not-found`, {
          redirect: 'manual',
          headers: {
            'x-internal-secret': secret,
            [requestIdHeader]: currentRequestId() ?? '',
            'x-missing-page': '1',
            // Header values are printable ASCII.
            'x-original-path': path.replace(/[^\x21-\x7e]/g, encodeURIComponent),
          },
          signal: AbortSignal.timeout(patience),
        })
        const document = await response.text()
        const location = response.headers.get('location')
        if (response.status === 308 && location !== null) return { location }
        const policy = response.headers.get('content-security-policy')
        return response.ok ? { document, policy } : null
      } catch {
        return null
      }
    },
    /** Marks everything under the tags as stale; `null` means everything there is. */
    async revalidate(tags: string[] | null): Promise<boolean> {
      try {
        const response = await fetch(`${origin}/internal/revalidate`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-internal-secret': secret },
          body: JSON.stringify({ tags }),
          signal: AbortSignal.timeout(patience),
        })
        await response.arrayBuffer()
        return response.ok
      } catch {
        return false
      }
    },
    /** The paths that the site map lists, in all languages. */
    async listedPages(): Promise<string[]> {
      try {
        const response = await fetch(`${origin}/sitemap.xml`, {
          signal: AbortSignal.timeout(patience),
        })
        const addresses = (await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)
        return [...addresses].map(([, address = '']) => new URL(address).pathname)
      } catch {
        return []
      }
    },
  }
}

export type Loopback = ReturnType<typeof createLoopback>
