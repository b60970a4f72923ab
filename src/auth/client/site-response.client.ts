import type { SiteResponse } from './error-key'

/** Represents an answer that never came. */
export const noResponse: SiteResponse = { http: 0, retryAfter: null, body: {} }

/** Represents a call that was not sent, because this browser cannot keep a session. */
export const cookiesBlocked: SiteResponse = {
  http: 200,
  retryAfter: null,
  body: { status: 'COOKIES_BLOCKED' },
}

function seconds(header: string | null): number | null {
  const value = Number(header)
  return header !== null && Number.isFinite(value) ? value : null
}

async function readBody(response: Response): Promise<Record<string, unknown>> {
  try {
    const body: unknown = await response.json()
    return typeof body === 'object' && body !== null ? { ...body } : {}
  } catch {
    // A proxy may answer with an HTML page; the status says enough.
    return {}
  }
}

/** Reads a response to one of the site's calls, whatever its status and body. */
export async function parseResponse(response: Response): Promise<SiteResponse> {
  return {
    http: response.status,
    retryAfter: seconds(response.headers.get('retry-after')),
    body: await readBody(response),
  }
}
