import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { runSql } from '@/lib/run-sql'

type Place = { cms: Payload; req: PayloadRequest; container: string; document: string }

function toKey({ container, document }: Place): string {
  return `trashed-units:${container}:${document}`
}

/**
 * Takes the texts of a trashed record off the translation desk, and keeps what the desk knows of
 * them: approvals, dismissed findings, which Romanian each translates.
 */
export async function archiveUnits(place: Place): Promise<void> {
  const { cms, req, container, document } = place
  const query = sql`with taken as (
      delete from translation_units where container = ${container} and document = ${document}
      returning *
    )
    insert into payload_kv (key, data)
    select ${toKey(place)}, jsonb_agg(to_jsonb(taken)) from taken having count(*) > 0
    on conflict (key) do update set data = excluded.data`
  await runSql({ cms, req, query })
}

/** Gives the desk back what it knew of a record that leaves the trash. */
export async function restoreUnits(place: Place): Promise<void> {
  const { cms, req } = place
  const query = sql`with kept as (delete from payload_kv where key = ${toKey(place)} returning data)
    insert into translation_units
    select unit.* from kept, jsonb_populate_recordset(null::translation_units, kept.data) unit
    on conflict (unit, locale) do nothing`
  await runSql({ cms, req, query })
}

/** Forgets the texts of a trashed record that is deleted for good. */
export async function deleteArchivedUnits(place: Place): Promise<void> {
  const { cms, req } = place
  await runSql({ cms, req, query: sql`delete from payload_kv where key = ${toKey(place)}` })
}
