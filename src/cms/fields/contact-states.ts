import { label } from '../label'

export const contactStates = ['new', 'in-work', 'answered', 'spam', 'archived'] as const

export type ContactState = (typeof contactStates)[number]

export const contactStateNames = {
  new: label({ ro: 'Nou', en: 'New', ru: 'Новое' }),
  'in-work': label({ ro: 'În lucru', en: 'In progress', ru: 'В работе' }),
  answered: label({ ro: 'Răspuns trimis', en: 'Answered', ru: 'Отвечено' }),
  spam: label({ ro: 'Spam', en: 'Spam', ru: 'Спам' }),
  archived: label({ ro: 'Arhivat', en: 'Archived', ru: 'В архиве' }),
} satisfies Record<ContactState, ReturnType<typeof label>>

export const contactStateOptions = contactStates.map((value) => ({
  value,
  label: contactStateNames[value],
}))
