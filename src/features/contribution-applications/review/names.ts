import { label, type AdminLabel } from '@/cms/label'
import type { ContributionApplication } from '@/payload-types'

export type ApplicationState = ContributionApplication['state']
export type ApplicationRole = ContributionApplication['role']
export type ApplicationTopic = ContributionApplication['topic']

export const applicationStates = [
  'received',
  'in-review',
  'accepted',
  'declined',
] as const satisfies ApplicationState[]

export const applicationRoles = ['writer', 'editor', 'expert'] as const satisfies ApplicationRole[]

export const applicationTopics = [
  'cinema',
  'auto',
  'fighting',
  'travel',
] as const satisfies ApplicationTopic[]

export const stateNames: Record<ApplicationState, AdminLabel> = {
  received: label({ ro: 'Primită', en: 'Received', ru: 'Получена' }),
  'in-review': label({ ro: 'În analiză', en: 'In review', ru: 'На рассмотрении' }),
  accepted: label({ ro: 'Acceptată', en: 'Accepted', ru: 'Принята' }),
  declined: label({ ro: 'Respinsă', en: 'Declined', ru: 'Отклонена' }),
}

export const roleNames: Record<ApplicationRole, AdminLabel> = {
  writer: label({ ro: 'Autor', en: 'Writer', ru: 'Автор' }),
  editor: label({ ro: 'Redactor', en: 'Editor', ru: 'Редактор' }),
  expert: label({ ro: 'Expert', en: 'Expert', ru: 'Эксперт' }),
}

export const topicNames: Record<ApplicationTopic, AdminLabel> = {
  cinema: label({ ro: 'Cinema', en: 'Cinema', ru: 'Кино' }),
  auto: label({ ro: 'Auto și motorsport', en: 'Auto and motorsport', ru: 'Авто и автоспорт' }),
  fighting: label({ ro: 'Sporturi de luptă', en: 'Fighting sports', ru: 'Единоборства' }),
  travel: label({ ro: 'Călătorii', en: 'Travel', ru: 'Путешествия' }),
}

/** What may become of an application in a state; those that are decided stay as they are. */
export const nextStates = {
  received: ['in-review', 'accepted', 'declined'],
  'in-review': ['accepted', 'declined'],
  accepted: [],
  declined: [],
} as const satisfies Record<ApplicationState, ApplicationState[]>
