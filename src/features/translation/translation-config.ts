import type { CollectionConfig, EditConfig, Field, GlobalConfig } from 'payload'
import { hasTranslatedText } from './content/containers'
import { trackChange, trackDelete, trackGlobal } from './hooks/track-texts'
import { label } from '@/cms/label'

const name = label({ ro: 'Traduceri', en: 'Translations', ru: 'Переводы' })

/** A column of the list: how a record stands in each language. */
const badges: Field = {
  name: 'translations',
  type: 'ui',
  label: name,
  admin: {
    disableBulkEdit: true,
    components: { Cell: '/features/translation/admin/document-badges#DocumentBadges' },
  },
}

/** A tab of the record: its texts and how each stands. */
const tab = {
  translations: {
    Component: '/features/translation/admin/document-tab#DocumentTranslations',
    path: '/translations',
    tab: { Component: '/features/translation/admin/document-tab-link.client#TranslationsTab' },
  },
} as const

/** The tab beside those that a collection has of its own; one that replaces all views has none. */
function withTab(own: EditConfig | undefined): EditConfig {
  if (!own) return tab
  // Payload's type for views by any name does not survive being spread.
  return own.root ? own : Object.assign({}, own, tab)
}

/** Shows a collection whose texts editors translate on the desk, and the desk in the collection. */
export function collectionOnTheDesk(config: CollectionConfig): CollectionConfig {
  if (!hasTranslatedText(config.fields)) return config
  const { hooks = {}, admin = {}, fields } = config
  const isOneTextEach = config.slug === 'messages'
  const { defaultColumns } = admin
  return {
    ...config,
    hooks: {
      ...hooks,
      afterChange: [...(hooks.afterChange ?? []), trackChange],
      afterDelete: [...(hooks.afterDelete ?? []), trackDelete],
    },
    ...(!isOneTextEach && {
      fields: [...fields, badges],
      admin: {
        ...admin,
        ...(defaultColumns && { defaultColumns: [...defaultColumns, 'translations'] }),
        components: {
          ...admin.components,
          views: {
            ...admin.components?.views,
            edit: withTab(admin.components?.views?.edit),
          },
        },
      },
    }),
  }
}

/** The same for a global. */
export function globalOnTheDesk(config: GlobalConfig): GlobalConfig {
  if (!hasTranslatedText(config.fields)) return config
  const { hooks = {}, admin = {} } = config
  return {
    ...config,
    hooks: { ...hooks, afterChange: [...(hooks.afterChange ?? []), trackGlobal] },
    admin: {
      ...admin,
      components: {
        ...admin.components,
        views: { ...admin.components?.views, edit: tab },
      },
    },
  }
}
