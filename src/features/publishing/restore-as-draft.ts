import { isDeepStrictEqual } from 'node:util'
import type { Payload, PayloadRequest } from 'payload'
import { isolateLocale } from '@/cms/reading/whole-record'
import { shareTheSame } from '@/cms/access/shared-values'
import { defaultLocale, locales, type Locale } from '@/i18n/locales'
import { isRecord } from '@/lib/is-record'
import type { Container } from '@/features/translation/content/containers'
import { readInAllLanguages, writeInLanguage } from '@/features/translation/content/record'
import { textLeaves } from '@/features/translation/content/text-leaves'
import { recordAudit } from '@/features/audit/record'
import { pickContent } from './pick-content'

type GlobalContainer = Extract<Container, { kind: 'global' }>
type Place = { cms: Payload; req: PayloadRequest; container: GlobalContainer; id: string }

/**
 * Brings an old version of a global back as a draft, in the languages in which it says something
 * else; readers see what they saw before. Payload’s own way takes the global from its readers.
 */
export async function restoreGlobalAsDraft(
  place: Place & { editor: { id: number; name: string } },
): Promise<void> {
  const { cms, req, container, editor } = place
  for (const locale of await changedLanguages(place)) {
    const version = await readVersion({ ...place, locale })
    const target = { cms, req, container, document: '', locale }
    await writeInLanguage({ ...target, data: pickContent(version), isPublic: false })
  }
  await recordAudit({
    cms,
    req,
    actor: editor,
    action: 'restore-version',
    container: container.slug,
  })
}

async function changedLanguages(place: Place): Promise<Locale[]> {
  const { container } = place
  const { fields } = container
  const latest = await readInAllLanguages({ ...place, document: '' })
  const version = await readVersion({ ...place, locale: 'all' })
  const [before, after] = [latest, version].map((data) => textLeaves({ fields, data }))
  const saysIn = (leaves: typeof before, locale: Locale) =>
    leaves?.map(({ path, values }) => [path, values[locale] ?? null])
  const changed = locales.filter(
    (locale) => !isDeepStrictEqual(saysIn(before, locale), saysIn(after, locale)),
  )
  // What the languages share is written with each of them.
  if (changed.length > 0 || shareTheSame({ fields: [...fields], docs: [latest, version] })) {
    return changed
  }
  return [defaultLocale]
}

async function readVersion(options: Place & { locale: Locale | 'all' }): Promise<unknown> {
  const { cms, req, container, id, locale } = options
  const { version } = await cms.findGlobalVersionByID({
    slug: container.slug,
    id,
    depth: 0,
    locale,
    fallbackLocale: false,
    overrideAccess: true,
    req: isolateLocale(req),
  })
  return isRecord(version) ? version : null
}
