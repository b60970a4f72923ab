import type { Locale } from '@/i18n/locales'
import type { PublishingView, ReviewView } from '../../publishing-view'

/** What is typed for reviews and not sent yet: a note for a language, an answer for a review. */
export type ReviewWords = Readonly<Record<string, string>>

type Place = { view: Pick<PublishingView, 'languages' | 'reviews'>; locale: Locale }

/** The last review of a language. */
export function findReview({ view, locale }: Place): ReviewView | null {
  return view.reviews.find((review) => review.locale === locale) ?? null
}

/** What the words of the form under a language are kept by; null where there is no form. */
export function nameForm({ view, locale }: Place): string | null {
  const review = findReview({ view, locale })
  const state = view.languages.find((one) => one.locale === locale)
  if (review?.state === 'waiting') return state?.mayApprove ? `${locale} answer ${review.id}` : null
  return state?.hasDraft && state.mayWrite ? `${locale} note` : null
}

/** Whether there are words, in whichever language, that closing the dialog would lose. */
export function areAnyUnsent(words: ReviewWords): boolean {
  return Object.values(words).some((text) => text.trim() !== '')
}

/** The words under a language whose form has gone: a colleague was the first to ask or to decide. */
export function strayWords({ words, view, locale }: Place & { words: ReviewWords }): string[] {
  const form = nameForm({ view, locale })
  return Object.entries(words).flatMap(([name, text]) =>
    name.startsWith(`${locale} `) && name !== form && text.trim() !== '' ? [text] : [],
  )
}

/** Keeps what was typed while the words were being sent. */
export function withoutSent(options: {
  words: ReviewWords
  name: string
  sent: string
}): ReviewWords {
  const { words, name, sent } = options
  return words[name] === sent ? { ...words, [name]: '' } : words
}
