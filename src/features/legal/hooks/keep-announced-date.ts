import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook } from 'payload'
import { z } from 'zod'
import { isPublished } from '@/cms/changes/is-published'
import { isTrashed } from '@/cms/changes/is-trashed'
import { label } from '@/cms/label'
import { refusal } from '@/cms/refusal'
import { runSql } from '@/lib/run-sql'
import type { LegalDocument } from '@/payload-types'

const announced = label({
  ro: 'Membrii au primit deja prin e-mail data acestei ediții. Lăsați data și felul documentului așa cum sunt; pentru altă dată, duplicați documentul, publicați copia și retrageți ediția aceasta.',
  en: 'Members have already been sent the date of this release by e-mail. Leave the date and the kind as they are; for another date, duplicate the document, publish the copy and withdraw this release.',
  ru: 'Участникам уже отправлена по почте дата этой редакции. Оставьте дату и вид документа как есть; чтобы назначить другую дату, создайте копию документа, опубликуйте её, а эту редакцию снимите с публикации.',
})

const rowSchema = z.object({
  at: z.coerce.date(),
  kind: z.enum(['terms', 'privacy']),
  told: z.coerce.number(),
})

/**
 * Keeps the date and the kind of a release that members have been told of: their mails name them, and
 * link to an address that has them. Moving it to the trash also stores what a draft says of both.
 */
export const keepAnnouncedDate: CollectionBeforeChangeHook<LegalDocument> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const isMoved = isTrashed(data)
  if (operation !== 'update' || !originalDoc || !(isPublished(data) || isMoved)) return data
  // Held, so that a batch of mails that is being written is waited for.
  const query = sql`
    select release.release_date as at, release.kind, notice.told
    from release_notices notice
    join legal_documents release on release.id = notice.release_id
    where notice.release_id = ${originalDoc.id}
    for update of notice`
  const { rows } = await runSql({ cms: req.payload, req, query })
  if (!rows[0]) return data
  const { at, kind, told } = rowSchema.parse(rows[0])
  if (told === 0) return data
  const releaseDate = at.toISOString()
  if (isMoved) return { ...data, releaseDate, kind }
  const day = (data.releaseDate ?? releaseDate).slice(0, 10)
  if (day === releaseDate.slice(0, 10) && (data.kind ?? kind) === kind) return data
  throw refusal({ req, code: 'conflict', sentence: announced })
}
