import { label } from '../label'

/** Headings under which the admin panel lists the collections. */
export const contentGroup = label({ ro: 'Conținut', en: 'Content', ru: 'Содержимое' })

export const peopleGroup = label({ ro: 'Oameni', en: 'People', ru: 'Люди' })

/** Group of the records of editors' work: plans, reviews, the log. */
export const newsroomGroup = label({ ro: 'Redacție', en: 'Newsroom', ru: 'Редакция' })

export const translationGroup = label({ ro: 'Traduceri', en: 'Translations', ru: 'Переводы' })
