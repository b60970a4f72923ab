import type { z } from 'zod'
import { textHash } from '@/i18n/text-hash'
import { refuseBadCharacters } from './characters'
import { storedMarkup } from './inline/stored-markup'
import { maxUnits } from './limits'
import type { AppError } from '@/lib/errors/app-error'
import { fileProblem } from './problem'
import { exchangeUnitSchema } from './exchange-unit'
import type { ExchangeUnit } from './types'

/** A unit as a reader found it; its values are not checked yet. */
export type UnitCandidate = { [Name in keyof ExchangeUnit]: unknown }

export type UnitCollector = {
  /** @throws {AppError} for a unit that is broken, there already or one too many */
  add: (found: { candidate: UnitCandidate; line: number }) => void
  units: ExchangeUnit[]
}

export function collectUnits(): UnitCollector {
  const units: ExchangeUnit[] = []
  const seen = new Set<string>()
  return {
    units,
    add: ({ candidate, line }) => {
      const parsed = exchangeUnitSchema.safeParse(candidate)
      if (!parsed.success) throw brokenUnit({ candidate, line, error: parsed.error })
      const unit = withStoredForm(parsed.data)
      for (const text of [unit.source, unit.target, unit.note, unit.previousSource]) {
        if (text !== null) refuseBadCharacters({ text, unit: unit.unit })
      }
      if (seen.has(unit.unit)) throw fileProblem('duplicate-unit', { unit: unit.unit, line })
      if (units.length === maxUnits) throw fileProblem('too-many-units', { limit: maxUnits })
      seen.add(unit.unit)
      units.push(unit)
    },
  }
}

/**
 * The unit with a text that compares to those of the site. One that nobody has changed is known by its
 * hash, whatever its form.
 */
function withStoredForm(unit: ExchangeUnit): ExchangeUnit {
  const { target, targetHash, format } = unit
  if (target === null || format !== 'rich-text' || textHash(target) === targetHash) return unit
  return { ...unit, target: storedMarkup(target) }
}

function brokenUnit({
  candidate,
  line,
  error,
}: {
  candidate: UnitCandidate
  line: number
  error: z.ZodError
}): AppError {
  const field = String(error.issues[0]?.path[0] ?? '')
  const unit = typeof candidate.unit === 'string' ? candidate.unit.slice(0, 200) : ''
  return fileProblem('broken-unit', { field, unit, line })
}
