import type { DocumentTabCondition, SanitizedConfig } from 'payload'
import { editorRights } from '../access/rights'

const isAdministrator: DocumentTabCondition = ({ req }) => editorRights(req.user)?.role === 'admin'

/** On a finished config: the JSON of a record has a tab for administrators only. */
export function showApiToAdministrators(config: SanitizedConfig): SanitizedConfig {
  for (const { admin } of [...config.collections, ...config.globals]) {
    const { components = {} } = admin
    const { views = {} } = components
    const api = { tab: { condition: isAdministrator } }
    // A form that is replaced as a whole has no tabs.
    if (views.edit?.root !== undefined) continue
    const edit = Object.assign({}, views.edit, { api })
    admin.components = { ...components, views: { ...views, edit } }
  }
  return config
}
