import type { Payload } from 'payload'
import { inTransaction } from '@/cms/transaction'
import type { Locale } from '@/i18n/locales'
import type { Finding } from '../types'
import { AppError } from '@/lib/errors/app-error'
import { missingTail } from '../reading/read-unit'
import { readCheckContext } from './check-context'
import { toFindings } from './text-findings'
import { findPlace, readUnits } from '../units/unit-place'
import { readUnitRows } from '../units/unit-rows'

/**
 * Runs the checks on a text that is being written, without storing anything.
 * @throws {AppError} `not-found`
 */
export function checkUnit(options: {
  cms: Payload
  unit: string
  locale: Locale
  text: string
}): Promise<{ findings: Finding[]; missingTail: string | null }> {
  const { cms, unit: address, locale, text } = options
  return inTransaction({
    cms,
    work: async (req) => {
      const place = await findPlace({ cms, req, unit: address })
      const units = place ? await readUnits({ cms, req, ...place }) : []
      const unit = units.find((one) => one.unit === address)
      if (!unit) throw new AppError('not-found')
      const written = text.trim() === '' ? null : text.normalize('NFC')
      const edited = { ...unit, texts: { ...unit.texts, [locale]: written } }
      const context = await readCheckContext({ cms, req, units: [edited] })
      const rows = await readUnitRows({ cms, req, units: [address] })
      const known = rows.find((row) => row.locale === locale)
      const findings = written === null ? [] : toFindings({ unit: edited, locale, context, known })
      const isCutOff = findings.some(({ check }) => check === 'cut-off')
      const pair = { format: unit.format, source: unit.texts.ro, text: written, locale }
      return { findings, missingTail: isCutOff ? missingTail(pair) : null }
    },
  })
}
