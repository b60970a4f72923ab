import pLimit from 'p-limit'
import { getLocalI18n, type Payload, type PayloadRequest } from 'payload'
import { inTransaction } from '@/cms/transaction'
import type { Locale } from '@/i18n/locales'

// Each holds a database connection, often while it waits for another one's lock: the rest of the
// site needs some, too.
const AT_ONCE = 3

const limit = pLimit(AT_ONCE)

/**
 * Runs `work` in one transaction, a few of them at a time: however many editors save at once, each
 * gets a turn.
 * @param options `language` is the one in which the records say what is wrong with a text
 */
export function deskTransaction<Result>({
  cms,
  language,
  work,
}: {
  cms: Payload
  language?: Locale
  work: (req: PayloadRequest) => Promise<Result>
}): Promise<Result> {
  return limit(() =>
    inTransaction({
      cms,
      work: async (req) => {
        if (language) req.i18n = await getLocalI18n({ config: cms.config, language })
        return work(req)
      },
    }),
  )
}
