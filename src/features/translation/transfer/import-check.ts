import type { Payload, PayloadRequest } from 'payload'
import type { Locale } from '@/i18n/locales'
import { findingText } from '../checks/finding-texts'
import type { ExtractedUnit } from '../content/extract-units'
import { parseUnit } from '../content/unit-address'
import { broughtText } from '../interchange/verdicts'
import type { Step } from './import-plan'
import { markupErrors } from './markup-errors'
import { readCheckContext } from '../evaluation/check-context'
import { toFindings } from '../evaluation/text-findings'
import { translationOptions } from '../options'
import { findPlace, readUnits } from '../units/unit-place'

/** The steps with those refused whose text has errors; each record is read once. */
export async function checkSteps(options: {
  cms: Payload
  req: PayloadRequest
  steps: Step[]
  locale: Locale
  language: Locale
}): Promise<Step[]> {
  const checked: Step[] = []
  let record = { key: '', units: new Map<string, ExtractedUnit>() }
  for (const step of options.steps) {
    if (step.text === null || !step.present) {
      checked.push(withMarkupErrors({ ...options, step }))
      continue
    }
    const { unit } = step.exported
    const key = recordKey({ step, unit })
    if (record.key !== key) record = { key, units: await unitsAround({ ...options, unit }) }
    checked.push(await checkStep({ ...options, step, unit: record.units.get(unit) }))
  }
  return checked
}

/** A step that was refused for its tags, with their names. */
function withMarkupErrors({ step, language }: { step: Step; language: Locale }): Step {
  if (step.reason !== 'format-errors') return step
  return { ...step, errors: markupErrors({ text: broughtText(step.exported) ?? '', language }) }
}

// Each message is a record of its own, however they are grouped.
function recordKey({ step, unit }: { step: Step; unit: string }): string {
  const { container = '', document = '' } = step.present ?? {}
  return parseUnit(unit)?.kind === 'message' ? unit : `${container} ${document}`
}

async function unitsAround(options: {
  cms: Payload
  req: PayloadRequest
  unit: string
}): Promise<Map<string, ExtractedUnit>> {
  const { cms, req } = options
  const place = await findPlace(options)
  const units = place ? await readUnits({ cms, req, ...place }) : []
  return new Map(units.map((unit) => [unit.unit, unit]))
}

async function checkStep(options: {
  cms: Payload
  req: PayloadRequest
  step: Step
  unit: ExtractedUnit | undefined
  locale: Locale
  language: Locale
}): Promise<Step> {
  const { cms, req, step, unit, locale, language } = options
  if (!unit) return refused({ step, reason: 'unknown' })
  const edited = {
    ...unit,
    texts: { ...unit.texts, [locale]: step.text?.normalize('NFC') ?? null },
  }
  const context = await readCheckContext({ cms, req, units: [edited] })
  const isApproving = step.approve
  const found = toFindings({ unit: edited, locale, context, known: undefined, isApproving })
    .filter(({ level }) => level === 'error')
    .map((finding) => findingText({ finding, language }))
  const written = edited.format === 'rich-text' ? (edited.texts[locale] ?? '') : ''
  const ofDesk = [...new Set([...markupErrors({ text: written, language }), ...found])]
  // Which say the same in other words, and more.
  const errors = ofDesk.length > 0 ? ofDesk : messageErrors({ ...options, unit: edited })
  if (errors.length > 0) return { ...refused({ step, reason: 'format-errors' }), errors }
  return { ...step, path: unit.leaf.keys.join('.') }
}

/** What only the records of messages know; drafts are checked by the desk alone. */
function messageErrors(options: {
  cms: Payload
  step: Step
  unit: ExtractedUnit
  locale: Locale
  language: Locale
}): string[] {
  const { cms, step, unit, locale, language } = options
  const text = unit.texts[locale]
  if (unit.format !== 'message' || !step.approve || text === null) return []
  const { messages } = translationOptions(cms)
  return messages?.findErrors?.({ key: unit.path, locale, text, language }) ?? []
}

/** The step with nothing to store. */
export function refused({ step, reason }: { step: Step; reason: Step['reason'] }): Step {
  return { ...step, verdict: 'refused', reason, text: null, approve: false, isOutdated: false }
}
