import { label } from '../label'

/** The ways to contribute, as a member's profile and an application name them. */
export const contributorRoleOptions = [
  { value: 'writer', label: label({ ro: 'Autor', en: 'Writer', ru: 'Автор' }) },
  { value: 'editor', label: label({ ro: 'Redactor', en: 'Editor', ru: 'Редактор' }) },
  { value: 'expert', label: label({ ro: 'Expert', en: 'Expert', ru: 'Эксперт' }) },
]
