import { countFailedReads } from '@/cms/reading/failed-reads'
import { applicationStart } from '@/lib/application-start'
import { isFromFrontServer } from '@/lib/http/internal-call'
import { getBuildId } from '@/lib/script-mark'

const startedAt = Date.now()

/**
 * What the front server asks each second: which build runs here, since when (milliseconds), and how
 * many reads of pages have failed so far.
 * Answered once the application has migrated its database and may be asked for pages.
 */
export async function GET(request: Request): Promise<Response> {
  if (!isFromFrontServer(request)) {
    return Response.json({ message: 'unauthorised' }, { status: 401 })
  }
  await applicationStart()
  return Response.json({ build: getBuildId(), startedAt, failedReads: countFailedReads() })
}
