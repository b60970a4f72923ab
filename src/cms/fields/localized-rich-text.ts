import type { RichTextField } from 'payload'
import { assignBlockKeys } from '../hooks/assign-block-keys'
import { repairOnSave } from '../hooks/repair-on-save'
import type { AdminLabel } from '../label'

/** Formatted text per language, with the site-wide editor of `payload.config.ts`. */
export function localizedRichText({
  name,
  label,
}: {
  name: string
  label: AdminLabel
}): RichTextField {
  return {
    name,
    type: 'richText',
    label,
    localized: true,
    hooks: { beforeChange: [repairOnSave, assignBlockKeys] },
  }
}
