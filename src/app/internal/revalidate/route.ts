import { revalidateTag } from 'next/cache'
import { z } from 'zod'
import { everythingTag } from '@/cms/reading/cached'
import { countFailedReads } from '@/cms/reading/failed-reads'
import { getCms } from '@/cms/client'
import { loadMessages } from '@/features/messages/load-messages'
import { getMessageOverrides, type OverridingTexts } from '@/i18n/message-overrides'
import { isFromFrontServer } from '@/lib/http/internal-call'
import { log } from '@/lib/log'

const schema = z.object({ tags: z.array(z.string().min(1).max(100)).max(200).nullable() })

// The collection of the texts that pages take from memory (src/i18n/message-overrides.ts).
const messagesTag = 'messages'

/**
 * Marks cached reads as stale; called by the front server when an edit is announced. `'max'` keeps
 * serving the old page until the new one is made, so that a database which fails right after a
 * publish never turns a page that worked into an error. Messages stand on every page and are loaded
 * before any of them is rendered again; a failure is answered with 503, and the call repeated. The
 * answer brings the front server the texts of its own error pages where messages may have changed, and
 * how many reads of pages have failed so far.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isFromFrontServer(request)) {
    return Response.json({ message: 'unauthorised' }, { status: 401 })
  }
  const body: unknown = await request.json().catch(() => null)
  const parsed = schema.safeParse(body)
  if (!parsed.success) return Response.json({ message: 'bad request' }, { status: 400 })
  const { tags } = parsed.data
  const isAboutMessages = tags === null || tags.includes(messagesTag)
  if (isAboutMessages && !(await reloadMessages())) {
    return Response.json({ message: 'unavailable' }, { status: 503 })
  }
  for (const tag of isAboutMessages ? [everythingTag] : tags) revalidateTag(tag, 'max')
  return Response.json({
    texts: isAboutMessages ? errorTexts() : null,
    failedReads: countFailedReads(),
  })
}

/** What editors have changed of the texts that the front server says by itself, by language. */
function errorTexts(): OverridingTexts {
  const ofErrors = (texts: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(texts).filter(([key]) => key.startsWith('error.')))
  const { ro, en, ru } = getMessageOverrides().texts
  return { ro: ofErrors(ro), en: ofErrors(en), ru: ofErrors(ru) }
}

let hasFailed = false

async function reloadMessages(): Promise<boolean> {
  try {
    await loadMessages(await getCms())
    hasFailed = false
    return true
  } catch (error) {
    // The call is repeated twice a second: log it once.
    if (!hasFailed) log.error({ err: error }, 'The message overrides could not be loaded')
    hasFailed = true
    return false
  }
}
