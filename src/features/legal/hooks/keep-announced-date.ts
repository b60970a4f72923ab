import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook } from 'payload'
import { z } from 'zod'
import { isPublished } from '@/cms/changes/is-published'
import { label } from '@/cms/label'
import { refusal } from '@/cms/refusal'
import { runSql } from '@/lib/run-sql'
import type { LegalDocument } from '@/payload-types'

const announced = label({
  ro: 'Membrii au primit deja prin e-mail data acestei ediții. Lăsați data așa cum este; pentru altă dată, duplicați documentul, publicați copia și retrageți ediția aceasta.',
  en: 'Members have already been sent the date of this release by e-mail. Leave the date as it is; for another one, duplicate the document, publish the copy and withdraw this release.',
  ru: 'Участникам уже отправлена по почте дата этой редакции. Оставьте дату как есть; чтобы назначить другую, создайте копию документа, опубликуйте её, а эту редакцию снимите с публикации.',
})

const rowSchema = z.object({ day: z.string(), told: z.coerce.number() })

/**
 * Keeps the date of a release that members have been told of: their mails name it, and link to an
 * address that has it.
 */
export const keepAnnouncedDate: CollectionBeforeChangeHook<LegalDocument> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || !originalDoc || !isPublished(data) || !data.releaseDate) return data
  // Held, so that a batch of mails that is being written is waited for.
  const query = sql`
    select to_char(release.release_date at time zone 'UTC', 'YYYY-MM-DD') as day, notice.told
    from release_notices notice
    join legal_documents release on release.id = notice.release_id
    where notice.release_id = ${originalDoc.id}
    for update of notice`
  const { rows } = await runSql({ cms: req.payload, req, query })
  if (!rows[0]) return data
  const { day, told } = rowSchema.parse(rows[0])
  if (told === 0 || day === data.releaseDate.slice(0, 10)) return data
  throw refusal({ req, code: 'conflict', said: announced })
}
