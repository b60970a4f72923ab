import type {
  CollectionBeforeChangeHook,
  Field,
  GlobalBeforeChangeHook,
  PayloadRequest,
  TypeWithID,
} from 'payload'
import { shareTheSame } from '@/cms/access/shared-values'
import { isPublished } from '@/cms/changes/is-published'
import { label } from '@/cms/label'
import { refusal } from '@/cms/refusal'
import { editorRights, mayWriteShared } from '@/cms/access/rights'

/** Why someone who writes no shared fields may not publish. */
export const sharedDrafts = label({
  ro: 'Aici există modificări nepublicate care privesc toate limbile. Le publică mai întâi un redactor sau un administrator.',
  en: 'There are unpublished changes here that concern all languages. An editor or an administrator publishes them first.',
  ru: 'Здесь есть неопубликованные изменения, которые касаются всех языков. Сначала их публикует редактор или администратор.',
})

type Draft = TypeWithID & { _status?: string | null }
type Change = { data: unknown; fields: Field[]; req: PayloadRequest }

async function refuseSharedDrafts({
  data,
  fields,
  req,
  readPublic,
}: Change & { readPublic: () => Promise<unknown> }): Promise<void> {
  const editor = editorRights(req.user)
  if (!editor || mayWriteShared(editor) || req.context.isDeskApproval === true) return
  if (shareTheSame({ fields, docs: [data, await readPublic()] })) return
  throw refusal({ req, code: 'conflict', sentence: sharedDrafts })
}

/**
 * Publishing one language takes along what all languages share. Where an editor has left some of
 * that as a draft, translators and reviewers do not publish it for them.
 */
export const keepSharedDrafts: CollectionBeforeChangeHook<Draft> = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || !originalDoc || data._status !== 'published') return data
  await refuseSharedDrafts({
    data,
    fields: collection.fields,
    req,
    readPublic: () =>
      req.payload.db.findOne({
        collection: collection.slug,
        where: { id: { equals: originalDoc.id } },
        req,
      }),
  })
  return data
}

export const keepSharedDraftsGlobal: GlobalBeforeChangeHook = async ({ data, global, req }) => {
  if (!isPublished(data)) return data
  await refuseSharedDrafts({
    data,
    fields: global.fields,
    req,
    readPublic: () => req.payload.db.findGlobal({ slug: global.slug, req }),
  })
  return data
}
