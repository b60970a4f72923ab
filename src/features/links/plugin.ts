import type { CollectionConfig, Field, Plugin } from 'payload'
import { joinHooks } from '@/cms/join-hooks'
import { extendCollection, extendField } from '@/cms/extend-config'
import { extendPanel } from '@/cms/panel/extend-panel'
import { withEndpoints } from '@/cms/endpoints/with-endpoints'
import { linksPath } from './admin/link-paths'
import { linkTexts } from './admin/texts'
import {
  lockRedirects,
  settleMissingPages,
  normalizeFrom,
  normalizeTo,
  validateFrom,
  validateTo,
} from './hooks/redirect-rules'
import { rememberOldSlug } from './hooks/remember-old-slug'
import { linksEndpoints } from './endpoints'

/** Redirects that lead somewhere, and the lists of missing pages and of broken links. */
export function links(): Plugin {
  return (config) => {
    const withRedirects = extendCollection({
      config: withEndpoints({ config, endpoints: linksEndpoints }),
      slug: 'redirects',
      extend: withRules,
    })
    const withSlugs = extendCollection({
      config: withRedirects,
      slug: 'projects',
      extend: (collection) => ({
        ...collection,
        hooks: joinHooks(collection.hooks, { beforeChange: [rememberOldSlug] }),
      }),
    })
    return extendPanel({
      config: withSlugs,
      navLinks: [{ id: 'nav-links', path: linksPath, title: linkTexts.title, shownTo: 'everyone' }],
      views: { links: { Component: '/features/links/admin/links-view#LinksView', path: '/links' } },
    })
  }
}

function withRules(redirects: CollectionConfig): CollectionConfig {
  const hooks = { beforeChange: [lockRedirects], afterChange: [settleMissingPages] }
  const withFrom = extendField({ collection: redirects, name: 'from', extend: fromRules })
  const withTo = extendField({ collection: withFrom, name: 'to', extend: toRules })
  return { ...withTo, hooks: joinHooks(withTo.hooks, hooks) }
}

function fromRules(field: Field): Field {
  if (field.type !== 'text' || field.hasMany) return field
  return { ...field, validate: validateFrom, hooks: { beforeValidate: [normalizeFrom] } }
}

function toRules(field: Field): Field {
  if (field.type !== 'text' || field.hasMany) return field
  return { ...field, validate: validateTo, hooks: { beforeValidate: [normalizeTo] } }
}
