import type { Field, GlobalConfig } from 'payload'
import { inOwnLanguageGlobal } from './access/in-own-language'
import { isEditor } from './access/is-editor'
import { published } from './access/published'
import { seo } from './fields/seo'
import { announceGlobal } from './hooks/announce-change'
import { label, type AdminLabel } from './label'
import { preview } from './preview'
import { draftsPerLanguageGlobal } from './versions'

/** The texts of one page: readable where published, edited by editors, previewed at its address. */
export function pageGlobal({
  slug,
  label: pageLabel,
  path,
  fields,
}: {
  slug: string
  label: AdminLabel
  path: string
  fields: Field[]
}): GlobalConfig {
  return {
    ...siteGlobal({ slug, label: pageLabel, path, fields: [...fields, seo()] }),
    admin: {
      group: label({ ro: 'Pagini', en: 'Pages', ru: 'Страницы' }),
      ...preview(() => path),
    },
  }
}

/** Texts that are on every page, previewed on the home page. */
export function siteGlobal({
  slug,
  label: globalLabel,
  path = '',
  fields,
}: {
  slug: string
  label: AdminLabel
  path?: string
  fields: Field[]
}): GlobalConfig {
  return {
    slug,
    label: globalLabel,
    access: { read: published, readVersions: isEditor, update: inOwnLanguageGlobal },
    versions: draftsPerLanguageGlobal,
    hooks: announceGlobal,
    admin: {
      group: label({ ro: 'Site', en: 'Site', ru: 'Сайт' }),
      ...preview(() => path),
    },
    fields,
  }
}
