import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { defaultLocale, type Locale } from '@/i18n/locales'
import { runSql } from '@/lib/run-sql'
import type { EditorRights } from '@/cms/access/rights'
import { meaningHash, textHash } from '@/i18n/text-hash'
import { refused } from './import-check'
import type { Step } from './import-plan'
import { toNotStored } from './not-stored'
import { saveTexts, type TextOutcome } from '../units/save-texts'
import { findPlace, type UnitPlace } from '../units/unit-place'

type Store = {
  cms: Payload
  req: PayloadRequest
  editor: EditorRights
  sourceLocale: Locale
  locale: Locale
  /** Language of the panel. */
  language: Locale
}

/**
 * Stores the texts of these steps, each record's together, and returns the outcomes in their order.
 * @throws {AppError} `not-stored` where a record does not take its texts; the transaction is lost
 *   then
 */
export async function storeSteps(options: Store & { steps: Step[] }): Promise<Step[]> {
  const { steps } = options
  const taken = new Map(steps.map((step) => [step, step]))
  for (const { place, steps: own } of await byRecord(options)) {
    const stored = place
      ? await storeInRecord({ ...options, place, steps: own })
      : own.map((step) => refused({ step, reason: 'unknown' }))
    own.forEach((step, position) => taken.set(step, stored[position] ?? step))
  }
  return steps.map((step) => taken.get(step) ?? step)
}

type OfRecord = { place: UnitPlace | null; steps: Step[] }

async function byRecord(options: Store & { steps: Step[] }): Promise<OfRecord[]> {
  const { cms, req, steps } = options
  const records = new Map<string, OfRecord>()
  for (const step of steps) {
    if (step.text === null || !step.present) continue
    const place = await findPlace({ cms, req, unit: step.exported.unit })
    const key = place ? `${place.container.slug} ${place.document}` : ''
    const record = records.get(key)
    if (record) record.steps.push(step)
    else records.set(key, { place, steps: [step] })
  }
  return [...records.values()]
}

async function storeInRecord(
  options: Store & { place: UnitPlace; steps: Step[] },
): Promise<Step[]> {
  const { place, steps, sourceLocale } = options
  const isOfDefault = sourceLocale === defaultLocale
  const inputs = steps.map(({ exported, present, text, approve }) => ({
    unit: exported.unit,
    text: text ?? '',
    expectedHash: present?.targetHash ?? textHash(null),
    sourceHash: present && isOfDefault ? meaningHash(present.source) : undefined,
    approve,
  }))
  const outcomes = await notStoredAsProblem({
    ...options,
    work: () => saveTexts({ ...options, ...place, origin: 'import', inputs }),
  })
  const taken = steps.map((step, position) => stepAfter({ step, outcome: outcomes[position] }))
  for (const [position, outcome] of outcomes.entries()) {
    const step = steps[position]
    if (step && outcome.status === 'saved') await confirm({ ...options, step })
  }
  return taken
}

function stepAfter({ step, outcome }: { step: Step; outcome: TextOutcome | undefined }): Step {
  switch (outcome?.status) {
    case 'saved':
      return { ...step, approve: step.approve && outcome.waitsFor !== 'source' }
    case 'conflict':
    case 'source-changed':
      // Someone has saved between the check of the texts and the lock of this record.
      return { ...refused({ step, reason: null }), verdict: 'conflict', decision: null }
    case 'refused':
      return refused({ step, reason: 'format-errors' })
    case 'locked':
      return refused({ step, reason: 'locked' })
    case 'not-found':
    case 'without-source':
    case 'emptied-source':
    case undefined:
      return refused({ step, reason: 'unknown' })
  }
}

async function notStoredAsProblem<Result>(options: {
  language: Locale
  steps: Step[]
  work: () => Promise<Result>
}): Promise<Result> {
  try {
    return await options.work()
  } catch (error) {
    throw toNotStored({ ...options, error }) ?? error
  }
}

/** Says which source the text translates, where that is not the Romanian of now. */
async function confirm({
  cms,
  req,
  step,
  sourceLocale,
  locale,
}: Store & { step: Step }): Promise<void> {
  if (locale === defaultLocale) return
  const { exported, present, isOutdated } = step
  const place = sql`unit = ${exported.unit} and locale = ${locale}`
  if (isOutdated) {
    const isOfDefault = sourceLocale === defaultLocale
    const isIntact = textHash(exported.source) === exported.sourceHash
    const source = isOfDefault && isIntact ? exported.source : null
    // Anything but the meaning of the Romanian of now.
    const hash = source === null ? exported.sourceHash : meaningHash(source)
    const query = sql`update translation_units
      set is_outdated = true, confirmed_hash = ${hash}, confirmed_source = ${source} where ${place}`
    await runSql({ cms, req, query })
  } else if (sourceLocale !== defaultLocale && present) {
    // A translation of a translation is as old as that one.
    const query = sql`update translation_units unit
      set is_outdated = source.is_outdated, confirmed_hash = source.confirmed_hash,
        confirmed_source = source.confirmed_source
      from translation_units source
      where unit.unit = ${exported.unit} and unit.locale = ${locale}
        and source.unit = unit.unit and source.locale = ${sourceLocale}
        and source.confirmed_hash is not null`
    await runSql({ cms, req, query })
  }
}
