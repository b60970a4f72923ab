import type { CollectionBeforeDeleteHook } from 'payload'
import { label } from '@/cms/label'
import { refusal } from '@/cms/refusal'
import { editorRights } from '@/cms/access/rights'
import { isTrashed } from '@/cms/changes/is-trashed'

const onlyFromTrash = label({
  ro: 'Mutați mai întâi în coș. De acolo, un administrator poate șterge definitiv.',
  en: 'Move it to the trash first. An administrator can delete it from there for good.',
  ru: 'Сначала переместите в корзину. Оттуда администратор может удалить навсегда.',
})

const onlyAdmins = label({
  ro: 'Doar un administrator poate șterge definitiv din coș.',
  en: 'Only an administrator can delete from the trash for good.',
  ru: 'Удалить из корзины навсегда может только администратор.',
})

/**
 * What has a trash is deleted from there only, and by administrators only; scripts and the retention
 * of the trash are not asked.
 */
export const deleteFromTrashOnly: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const editor = editorRights(req.user)
  if (!collection.trash || !editor) return
  const stored = await req.payload.db.findOne({
    collection: collection.slug,
    where: { id: { equals: id } },
    req,
  })
  if (!isTrashed(stored)) throw refusal({ req, code: 'conflict', sentence: onlyFromTrash })
  if (editor.role !== 'admin') throw refusal({ req, code: 'forbidden', sentence: onlyAdmins })
}
