import type { SelectField } from 'payload'
import { topics, type Topic } from '@/lib/topics'
import { label, type AdminLabel } from '../label'

/** The topics, as the panel names them. */
export const topicNames: Record<Topic, AdminLabel> = {
  cinema: label({ ro: 'Cinema', en: 'Cinema', ru: 'Кино' }),
  auto: label({ ro: 'Auto și motorsport', en: 'Auto and motorsport', ru: 'Авто и автоспорт' }),
  fighting: label({ ro: 'Sporturi de luptă', en: 'Fighting sports', ru: 'Единоборства' }),
  travel: label({ ro: 'Călătorii', en: 'Travel', ru: 'Путешествия' }),
}

/** The topic sets the accent colour and the drawn artwork. */
export function topic({
  name,
  label: fieldLabel,
}: {
  name: string
  label: Record<'ro' | 'en' | 'ru', string>
}): SelectField {
  return {
    name,
    type: 'select',
    label: fieldLabel,
    required: true,
    defaultValue: 'cinema',
    options: topics.map((value) => ({ value, label: topicNames[value] })),
  }
}
