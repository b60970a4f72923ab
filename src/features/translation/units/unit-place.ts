import type { Payload, PayloadRequest } from 'payload'
import { findContainer, type Container } from '../content/containers'
import { extractUnits, type ExtractedUnit } from '../content/extract-units'
import { findMessage } from '../content/find-message'
import { readInAllLanguages } from '../content/record'
import { parseUnit } from '../content/unit-address'

/** The record that a text is in. */
export type UnitPlace = { container: Container; document: string }

/** Null for an address that leads nowhere; the record itself may still not be there. */
export async function findPlace(options: {
  cms: Payload
  req?: PayloadRequest | undefined
  unit: string
}): Promise<UnitPlace | null> {
  const { cms, req, unit } = options
  const address = parseUnit(unit)
  if (!address) return null
  if (address.kind === 'message') return findMessage({ cms, req, key: address.path })
  const container = findContainer({ cms, slug: address.container })
  return container && { container, document: address.document }
}

/** All texts of a record as they are now, with the addresses that the desk knows them by. */
export async function readUnits(
  options: UnitPlace & { cms: Payload; req: PayloadRequest },
): Promise<ExtractedUnit[]> {
  const { cms, req, container, document } = options
  const doc = await readInAllLanguages({ cms, req, container, document })
  if (doc === null || doc === undefined) return []
  return extractUnits({ container, doc })
}
