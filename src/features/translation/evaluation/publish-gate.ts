import type { Payload, PayloadRequest } from 'payload'
import { isolateLocale } from '@/cms/reading/whole-record'
import type { Locale } from '@/i18n/locales'
import type { EditorRights } from '@/cms/access/rights'
import { textHash } from '@/i18n/text-hash'
import type { Finding, UnitKind } from '../types'
import type { Container } from '../content/containers'
import { getDocument, extractUnits, type ExtractedUnit } from '../content/extract-units'
import { dismissalsIn, openFindings } from './open-findings'
import { readCheckContext } from './check-context'
import { toFindings, type CheckContext } from './text-findings'
import { storeChanges } from '../units/history'
import { readDocumentRows, readUnitRows, type UnitRow } from '../units/unit-rows'

/** A text that keeps its language from being published; without findings it is missing. */
export type Blocker = {
  unit: string
  kind: UnitKind
  container: string
  /** As the desk's list filters by it. */
  document: string
  path: string
  locale: Locale
  findings: Finding[]
}

/** Whether the settings close a collection, or the globals, to languages that are not finished. */
export async function isGated({
  cms,
  req,
  container,
}: {
  cms: Payload
  req?: PayloadRequest
  container: Pick<Container, 'kind' | 'slug'>
}): Promise<boolean> {
  const { gatedContainers } = await cms.findGlobal({
    slug: 'translation-settings',
    depth: 0,
    overrideAccess: true,
    ...(req && { req: isolateLocale(req) }),
  })
  const name = container.kind === 'global' ? 'globals' : container.slug
  return gatedContainers?.some((gated) => gated === name) ?? false
}

type Place = { cms: Payload; req: PayloadRequest; container: Container }

/**
 * What keeps a record from being published in a language: texts with errors that nobody has
 * dismissed, and required ones that are not there.
 *
 * @param options `doc` as it will be, in all languages
 */
export async function findBlockers(
  options: Place & { doc: unknown; locales: readonly Locale[] },
): Promise<Blocker[]> {
  const { cms, req, container, doc, locales } = options
  const rows = await knownRows(options)
  const units = extractUnits({ container, doc })
  const context = await readCheckContext({ cms, req, units })
  return locales.flatMap((locale) =>
    units.flatMap((unit): Blocker[] => {
      const { kind, document, path } = unit
      const place = { unit: unit.unit, kind, container: unit.container, document, path, locale }
      if (unit.texts[locale] === null) {
        return isNeeded(unit) ? [{ ...place, findings: [] }] : []
      }
      const known = rows.find((row) => row.unit === unit.unit && row.locale === locale)
      const errors = openErrors({ unit, locale, context, known })
      return errors.length > 0 ? [{ ...place, findings: errors }] : []
    }),
  )
}

function knownRows({ cms, req, container, doc }: Place & { doc: unknown }): Promise<UnitRow[]> {
  if (container.isMessages) {
    const units = extractUnits({ container, doc }).map(({ unit }) => unit)
    return readUnitRows({ cms, req, units })
  }
  const documents = [getDocument({ container, doc })]
  return readDocumentRows({ cms, req, container: container.slug, documents })
}

// An emptied message says again what the code says.
function isNeeded({ isRequired, format }: ExtractedUnit): boolean {
  return isRequired && format !== 'message'
}

/** The errors that an editor who publishes the text has to answer for. */
function openErrors(options: {
  unit: ExtractedUnit
  locale: Locale
  context: CheckContext
  known: UnitRow | undefined
}): Finding[] {
  const { unit, locale, known } = options
  const hash = textHash(unit.texts[locale])
  const isOfPerson = known?.hash !== hash || known.changed_by !== null
  const findings = toFindings({ ...options, isApproving: isOfPerson })
  const dismissed = dismissalsIn({ known, hash, findings })
  return openFindings({ findings, dismissed }).filter(({ level }) => level === 'error')
}

/** Keeps in the history of a record that it was published in spite of what spoke against it. */
export async function noteOverride(
  options: Place & { editor: EditorRights; blockers: Blocker[] },
): Promise<void> {
  const { cms, req, editor, blockers } = options
  const languages = [...new Set(blockers.map(({ locale }) => locale))]
  const changes = languages.map((locale) => {
    const own = blockers.filter((blocker) => blocker.locale === locale)
    const texts = own.map(({ path, findings }) => {
      const checks = findings.map(({ check }) => check)
      return `${path} (${(checks.length > 0 ? checks : ['missing']).join(', ')})`
    })
    return {
      unit: recordAddress(own[0]),
      locale,
      from_state: 'needs-review' as const,
      to_state: 'approved' as const,
      origin: 'content' as const,
      editor_id: editor.id,
      editor_name: editor.name,
      note: `publish-anyway: ${texts.join(', ')}`,
    }
  })
  await storeChanges({ cms, req, changes })
}

/** Prefix of the addresses of all texts of a record. */
function recordAddress(blocker: Blocker | undefined): string {
  if (!blocker) return ''
  const { kind, container, document, unit } = blocker
  if (kind === 'message') return unit
  return kind === 'global' ? `global:${container}` : `collection:${container}:${document}`
}
