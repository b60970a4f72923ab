import type { Payload } from 'payload'
import { isRecord } from '@/lib/is-record'
import { defaultLocale, type Locale } from '@/i18n/locales'
import type { UnitKind } from '../types'
import { translationOptions } from '../options'

type Place = { kind: UnitKind; container: string; document: string }

/** `memberErrors` → “Member errors”: what a name in code says to people. */
export function toWords(name: string): string {
  const words = name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/[\s._-]+/gu, ' ')
    .trim()
    .toLowerCase()
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`
}

/** A label of Payload's configuration in a language, or what its name says where it has none. */
export function labelText(options: { label: unknown; name: string; language: Locale }): string {
  const { label: given, name, language } = options
  if (typeof given === 'string' && given !== '') return given
  const texts = isRecord(given) ? [given[language], given[defaultLocale]] : []
  return texts.find((text) => typeof text === 'string' && text !== '')?.toString() ?? toWords(name)
}

/** Title of a collection or global; that of messages like any other. */
export function containerTitle(options: {
  cms: Payload
  kind: UnitKind
  container: string
  language: Locale
}): string {
  const { cms, kind, container, language } = options
  const config =
    kind === 'global' ? findGlobalLabel(options) : findCollection({ cms, container })?.labels.plural
  return labelText({ label: config, name: container, language })
}

function findGlobalLabel({ cms, container }: { cms: Payload; container: string }): unknown {
  return cms.globals.config.find(({ slug }) => slug === container)?.label
}

function findCollection({ cms, container }: { cms: Payload; container: string }) {
  return cms.config.collections.find(({ slug }) => slug === container)
}

/** Title of one record; `title` is the desk's, which may be empty. */
export function documentTitle(
  options: Place & { cms: Payload; title: string; language: Locale },
): string {
  const { cms, kind, container, document, title, language } = options
  switch (kind) {
    case 'global':
      return containerTitle({ cms, kind, container, language })
    case 'message':
      return groupTitle({ cms, group: document, language })
    case 'collection': {
      if (title !== '') return title
      const singular = findCollection({ cms, container })?.labels.singular
      return `${labelText({ label: singular, name: container, language })} ${document}`
    }
  }
}

function groupTitle(options: { cms: Payload; group: string; language: Locale }): string {
  const { cms, group } = options
  return translationOptions(cms).messages?.groupTitle(options) ?? toWords(group)
}

/** The form of a record in the admin; of messages, their list at the desk. */
export function documentHref({ kind, container, document }: Place): string {
  switch (kind) {
    case 'global':
      return `/admin/globals/${container}`
    case 'message': {
      const query = new URLSearchParams({ container, document })
      return `/admin/translations/list?${query.toString()}`
    }
    case 'collection':
      return `/admin/collections/${container}/${encodeURIComponent(document)}`
  }
}
