import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { runSql } from '@/lib/run-sql'
import { findContainer, type Container } from '../content/containers'
import { extractUnits, type ExtractedUnit } from '../content/extract-units'
import { readInAllLanguages } from '../content/record'
import { parseUnit } from '../content/unit-address'

/** The record that a text stands in. */
export type UnitPlace = { container: Container; document: string }

const idRow = z.object({ id: z.coerce.string() })

/** Null for an address that leads nowhere; the record itself may still not be there. */
export async function findPlace(options: {
  cms: Payload
  req?: PayloadRequest | undefined
  unit: string
}): Promise<UnitPlace | null> {
  const { cms, req, unit } = options
  const address = parseUnit(unit)
  const container = address && findContainer({ cms, slug: address.container })
  if (!container) return null
  if (address.kind !== 'message') return { container, document: address.document }
  const query = sql`select id from messages where key = ${address.path}`
  const [row] = z.array(idRow).parse((await runSql({ cms, ...(req && { req }), query })).rows)
  return row ? { container, document: row.id } : null
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
