import {
  Forbidden,
  NotFound,
  restoreVersionOperation,
  type Endpoint,
  type PayloadRequest,
} from 'payload'
import { findContainer } from '@/features/translation/content/containers'
import { editorRights, mayWriteShared } from '@/cms/access/rights'
import { restoreGlobalAsDraft } from './restore-as-draft'
import { lockDocument } from '@/cms/document-lock'
import { inTransaction } from '@/cms/transaction'

/**
 * Old versions come back as drafts, whatever the admin panel asks for: Payload’s own way publishes
 * all languages of the version at once, and an old version of a global as a draft takes the page from
 * its readers. These endpoints take the place of Payload’s.
 */
function endpoint(
  restore: (call: { req: PayloadRequest; id: string }) => Promise<object>,
): Endpoint {
  return {
    path: '/versions/:id',
    method: 'post',
    handler: async (req) => {
      const id = req.routeParams?.id
      if (typeof id !== 'string' && typeof id !== 'number') throw new NotFound(req.t)
      const result = await restore({ req, id: String(id) })
      return Response.json({ ...result, message: req.t('version:restoredSuccessfully') })
    },
  }
}

export function restoreCollection(slug: string): Endpoint {
  return endpoint(({ req, id }) => {
    const collections = Object.values(req.payload.collections)
    const collection = collections.find(({ config }) => config.slug === slug)
    if (!collection) throw new NotFound(req.t)
    return restoreVersionOperation({ id, collection, draft: true, overrideAccess: false, req })
  })
}

export function restoreGlobal(slug: string): Endpoint {
  return endpoint(async ({ req: { payload: cms, user, i18n, t }, id }) => {
    const container = findContainer({ cms, slug })
    const editor = editorRights(user)
    if (!editor || !mayWriteShared(editor)) throw new Forbidden(t)
    if (container?.kind !== 'global') throw new NotFound(t)
    const work = async (req: PayloadRequest) => {
      req.user = user
      req.i18n = i18n
      await lockDocument({ req, container: slug, document: '' })
      await restoreGlobalAsDraft({ cms, req, container, id, editor })
    }
    await inTransaction({ cms, work })
    return {}
  })
}
