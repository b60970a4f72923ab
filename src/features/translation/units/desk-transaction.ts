import { getLocalI18n, type Payload, type PayloadRequest } from 'payload'
import { inTransaction } from '@/cms/transaction'
import type { Locale } from '@/i18n/locales'

/**
 * Runs `work` in one transaction.
 * @param options `language` is the one in which the records say what is wrong with a text
 */
export function deskTransaction<Result>(options: {
  cms: Payload
  language: Locale
  work: (req: PayloadRequest) => Promise<Result>
}): Promise<Result> {
  const { cms, language, work } = options
  return inTransaction({
    cms,
    work: async (req) => {
      req.i18n = await getLocalI18n({ config: cms.config, language })
      return work(req)
    },
  })
}
