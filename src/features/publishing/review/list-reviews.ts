import type { Payload } from 'payload'
import { locales, type Locale } from '@/i18n/locales'
import type { RecordName } from '../publishable'

export type Review = {
  id: number
  locale: Locale
  state: 'waiting' | 'published' | 'returned' | 'withdrawn'
  authorId: number | null
  authorName: string
  note: string | null
  createdAt: string
  decidedByName: string | null
  decidedAt: string | null
  answer: string | null
}

/** The newest request of a record in each language, if there is one. */
export async function listReviews({
  cms,
  container,
  document,
}: RecordName & { cms: Payload }): Promise<Review[]> {
  const newest = await Promise.all(
    locales.map(async (locale) => {
      const { docs } = await cms.find({
        collection: 'review-requests',
        where: {
          container: { equals: container },
          ...(document === '' ? {} : { document: { equals: document } }),
          locale: { equals: locale },
        },
        sort: ['-createdAt', '-id'],
        limit: 1,
        pagination: false,
        depth: 0,
        overrideAccess: true,
      })
      return docs
    }),
  )
  return newest.flat().map(({ author, ...request }) => ({
    id: request.id,
    locale: request.locale,
    state: request.state,
    authorId: typeof author === 'number' ? author : (author?.id ?? null),
    authorName: request.authorName,
    note: request.note ?? null,
    createdAt: request.createdAt,
    decidedByName: request.decidedByName ?? null,
    decidedAt: request.decidedAt ?? null,
    answer: request.answer ?? null,
  }))
}
