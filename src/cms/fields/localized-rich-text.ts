import type { RichTextField } from 'payload'
import { keepBlockKeys } from '../hooks/keep-block-keys'
import { mendRichText } from '../hooks/mend-rich-text'
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
    hooks: { beforeChange: [mendRichText, keepBlockKeys] },
  }
}
