import { label, type AdminLabel } from '@/cms/label'
import type { ContributionApplication } from '@/payload-types'

export type ApplicationState = ContributionApplication['state']

export const applicationStates = [
  'received',
  'in-review',
  'accepted',
  'declined',
] as const satisfies ApplicationState[]

export const stateNames: Record<ApplicationState, AdminLabel> = {
  received: label({ ro: 'Primită', en: 'Received', ru: 'Получена' }),
  'in-review': label({ ro: 'În analiză', en: 'In review', ru: 'На рассмотрении' }),
  accepted: label({ ro: 'Acceptată', en: 'Accepted', ru: 'Принята' }),
  declined: label({ ro: 'Respinsă', en: 'Declined', ru: 'Отклонена' }),
}

/** What may become of an application in a state; those that are decided stay as they are. */
export const nextStates = {
  received: ['in-review', 'accepted', 'declined'],
  'in-review': ['accepted', 'declined'],
  accepted: [],
  declined: [],
} as const satisfies Record<ApplicationState, ApplicationState[]>
