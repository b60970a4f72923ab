import type { Plugin } from 'payload'
import { joinHooks } from '@/cms/join-hooks'
import { extendCollection } from '@/cms/extend-config'
import { tellOfRelease } from './hooks/announce-release'

/** Members are told of new releases of the legal documents. */
export function legal(): Plugin {
  return (config) =>
    extendCollection({
      config,
      slug: 'legal-documents',
      extend: (collection) => ({
        ...collection,
        hooks: joinHooks(collection.hooks, { afterChange: [tellOfRelease] }),
      }),
    })
}
