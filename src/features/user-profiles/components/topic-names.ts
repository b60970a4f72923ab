import 'server-only'
import { getProjectCards } from '@/features/projects/queries'
import { topics } from '@/lib/topics'
import type { Locale } from '@/i18n/locales'
import type { TopicName } from './passion-list'

/** The topics as their projects are called in a language; one without a project is not offered. */
export async function topicNames(locale: Locale): Promise<TopicName[]> {
  const cards = await getProjectCards({ locale })
  return topics.flatMap((topic) => {
    const card = cards.find(({ accent }) => accent === topic)
    return card ? [{ topic, name: card.title.value }] : []
  })
}
