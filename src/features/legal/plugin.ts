import type { Plugin } from 'payload'
import { addHooks } from '@/cms/add-hooks'
import { extendCollection } from '@/cms/extend-config'
import { tellOfRelease } from './hooks/announce-release'

/** Members are told of new releases of the legal documents. */
export function legal(): Plugin {
  return (config) =>
    extendCollection({
      config,
      slug: 'legal-documents',
      extend: (collection) => addHooks({ collection, hooks: { afterChange: [tellOfRelease] } }),
    })
}
