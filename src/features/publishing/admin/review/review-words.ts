import type { Locale } from '@/i18n/locales'
import type { PublishingView, ReviewView } from '../../publishing-view'

/** What is typed for reviews and not sent yet: a note for a language, an answer for a review. */
export type ReviewWords = Readonly<Record<string, string>>

type Place = { view: Pick<PublishingView, 'reviews'>; locale: Locale }

/** The last review of a language. */
export function findReview({ view, locale }: Place): ReviewView | null {
  return view.reviews.find((review) => review.locale === locale) ?? null
}

/** What the words under a language are kept by. */
export function nameWords({ view, locale }: Place): string {
  const review = findReview({ view, locale })
  return review?.state === 'waiting' ? `answer ${review.id}` : `note ${locale}`
}

/** Whether there are words, in whichever language, that closing the dialog would lose. */
export function areAnyUnsent(options: {
  words: ReviewWords
  view: Pick<PublishingView, 'languages' | 'reviews'>
}): boolean {
  const { words, view } = options
  return view.languages.some(
    ({ locale }) => (words[nameWords({ view, locale })] ?? '').trim() !== '',
  )
}
