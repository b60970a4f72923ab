import type { CollectionConfig, Config, EditConfig, Field, GlobalConfig, Plugin } from 'payload'
import { joinGlobalHooks, joinHooks } from '@/cms/join-hooks'
import { extendCollection, extendCollections, extendGlobals } from '@/cms/extend-config'
import { label } from '@/cms/label'
import { extendPanel } from '@/cms/panel/extend-panel'
import { withEndpoints } from '@/cms/endpoints/with-endpoints'
import { deskTexts } from './admin/texts/desk'
import { deskPath } from './desk-paths'
import { withHints } from './admin/hints/with-hints'
import { hasTranslatedText } from './content/containers'
import { trackChange, trackDelete, trackGlobal } from './hooks/track-texts'
import { translationEndpoints } from './endpoints'
import { holdsMessages, withTranslationOptions, type TranslationOptions } from './options'

const name = label({ ro: 'Traduceri', en: 'Translations', ru: 'Переводы' })

/** A column of the list: the state of a record in each language. */
const badges: Field = {
  name: 'translations',
  type: 'ui',
  label: name,
  admin: {
    disableBulkEdit: true,
    components: { Cell: '/features/translation/admin/document-badges#DocumentBadges' },
  },
}

/** A tab of the record: its texts and the state of each. */
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

/**
 * Translates what it finds: the texts of every collection and global with localized fields are
 * tracked and appear at the desk, each record has a tab of its translations, and each field of a
 * form says what is to be done about its text.
 *
 * @throws Error when no collection has the slug of `options.messages`
 */
export function translation(options: TranslationOptions = {}): Plugin {
  return (given) => {
    const config = withMessages({
      config: withTranslationOptions({ config: given, options }),
      options,
    })
    const collections = extendCollections({
      config: withEndpoints({ config, endpoints: translationEndpoints }),
      extend: translatedCollection,
    })
    const globals = extendGlobals({ config: collections, extend: translatedGlobal })
    return extendPanel({
      config: globals,
      navLinks: [
        { id: 'nav-translations', path: deskPath, title: deskTexts.title, shownTo: 'everyone' },
      ],
      views: {
        translations: {
          Component: '/features/translation/admin/desk-view#DeskView',
          path: '/translations',
        },
      },
    })
  }
}

/** Marks the collection of messages. */
function withMessages({
  config,
  options: { messages },
}: {
  config: Config
  options: TranslationOptions
}): Config {
  if (!messages) return config
  return extendCollection({
    config,
    slug: messages.collection,
    extend: (collection) => ({
      ...collection,
      custom: { ...collection.custom, holdsMessages: true },
    }),
  })
}

/** Tracks the texts of a collection, and shows their state in its list and records. */
function translatedCollection(collection: CollectionConfig): CollectionConfig {
  if (!hasTranslatedText(collection.fields)) return collection
  const tracking = { afterChange: [trackChange], afterDelete: [trackDelete] }
  return {
    ...(holdsMessages(collection) ? collection : withStates(collection)),
    hooks: joinHooks(collection.hooks, tracking),
  }
}

function withStates(collection: CollectionConfig): CollectionConfig {
  const { admin = {}, fields } = collection
  const { components = {}, defaultColumns } = admin
  const views = { ...components.views, edit: withTab(components.views?.edit) }
  return {
    ...collection,
    fields: [...withHints(fields), badges],
    admin: {
      ...admin,
      ...(defaultColumns && { defaultColumns: [...defaultColumns, 'translations'] }),
      components: { ...components, views },
    },
  }
}

/** The same for a global. */
function translatedGlobal(global: GlobalConfig): GlobalConfig {
  if (!hasTranslatedText(global.fields)) return global
  const { admin = {} } = global
  const { components = {} } = admin
  const views = { ...components.views, edit: tab }
  return {
    ...global,
    fields: withHints(global.fields),
    admin: { ...admin, components: { ...components, views } },
    hooks: joinGlobalHooks(global.hooks, { afterChange: [trackGlobal] }),
  }
}
