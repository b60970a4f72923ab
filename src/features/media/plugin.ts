import type { CollectionConfig, Config, Plugin } from 'payload'
import { joinGlobalHooks, joinHooks } from '@/cms/join-hooks'
import { extendCollection, extendCollections, extendGlobals } from '@/cms/extend-config'
import { requirePictureTexts, requirePictureTextsGlobal } from './hooks/picture-texts'
import { cutFirst } from './hooks/cut-first'
import { restoreReplacedFiles } from './hooks/restore-replaced-files'
import { keepUsedPictures } from './hooks/picture-use'
import { refuseLarge } from './hooks/refuse-large'
import { addShareCard } from './hooks/share-card'
import { forgetUnstored, explainUnwritten } from './hooks/written-files'
import { mayHoldPictures } from './picture-fields'
import { sharpInTurn } from './sharp-in-turn'

/**
 * Keeps used pictures from being deleted, and records that show a picture from being published
 * without its alternative text. Takes no picture that is too large, scales one after the other, and
 * leaves no file without its record, and no record without its files. Makes the cards for social
 * networks.
 */
export function media(): Plugin {
  return (config) => {
    const kept = extendCollection({
      config: { ...config, sharp: sharpInTurn },
      slug: 'media',
      extend: (collection) => ({
        ...withUses(collection),
        hooks: joinHooks(collection.hooks, keepUsedPictures, {
          beforeOperation: [refuseLarge, cutFirst, restoreReplacedFiles],
          beforeValidate: [addShareCard, forgetUnstored],
        }),
      }),
    })
    const collections = extendCollections({
      config: kept,
      extend: (collection) =>
        mayHoldPictures(collection.fields)
          ? { ...collection, hooks: joinHooks(collection.hooks, requirePictureTexts) }
          : collection,
    })
    return extendGlobals({
      config: tellingUnwritten(collections),
      extend: (global) =>
        mayHoldPictures(global.fields)
          ? { ...global, hooks: joinGlobalHooks(global.hooks, requirePictureTextsGlobal) }
          : global,
    })
  }
}

/** After the handlers of every error, one of which repeats Payload's message. */
function tellingUnwritten(config: Config): Config {
  const { hooks = {} } = config
  return {
    ...config,
    hooks: { ...hooks, afterError: [...(hooks.afterError ?? []), explainUnwritten] },
  }
}

/** A tab of each picture: where it is shown. */
function withUses(collection: CollectionConfig): CollectionConfig {
  const { admin = {} } = collection
  const { components = {} } = admin
  const uses = {
    Component: '/features/media/admin/picture-uses-tab#PictureUses',
    path: '/uses',
    tab: { Component: '/features/media/admin/picture-uses-link.client#PictureUsesTab' },
  } as const
  const views = { ...components.views, edit: { uses } }
  return { ...collection, admin: { ...admin, components: { ...components, views } } }
}
