import type { Plugin } from 'payload'
import { joinHooks } from '@/cms/join-hooks'
import { extendCollections } from '@/cms/extend-config'
import { dateByDatabase } from './date-by-database'
import { deleteFromTrashOnly } from '../hooks/delete-from-trash'
import { restoreAsDraftInAllLanguages } from '../hooks/restore-from-trash'

/** What has a trash is dated as it goes there, deleted from there only, and comes back as a draft. */
export function trash(): Plugin {
  return (config) =>
    extendCollections({
      config,
      extend: (collection) => {
        if (!collection.trash) return collection
        const first = {
          beforeOperation: [restoreAsDraftInAllLanguages],
          beforeChange: [dateByDatabase],
          beforeDelete: [deleteFromTrashOnly],
        }
        // Before the hooks that look at what is asked for, and at what a deletion would break.
        return { ...collection, hooks: joinHooks(first, collection.hooks) }
      },
    })
}
