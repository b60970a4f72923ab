import { contributorRoles, type ContributorRole } from '@/lib/database-values/contributor-roles'
import { label, type AdminLabel } from '../label'

/** The ways to contribute, as the panel names them. */
export const contributorRoleNames: Record<ContributorRole, AdminLabel> = {
  writer: label({ ro: 'Autor', en: 'Writer', ru: 'Автор' }),
  editor: label({ ro: 'Redactor', en: 'Editor', ru: 'Редактор' }),
  expert: label({ ro: 'Expert', en: 'Expert', ru: 'Эксперт' }),
}

/** The same to choose from, in a member's profile and in an application. */
export const contributorRoleOptions = contributorRoles.map((value) => ({
  value,
  label: contributorRoleNames[value],
}))
