import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { validTarget, wrongTarget } from '@/cms/fields/button'
import type { AdminLabel } from '@/cms/label'
import { inTransaction, lockInTransaction } from '@/cms/transaction'
import { plainPath } from '@/i18n/plain-path'
import { runSql } from '@/lib/run-sql'
import type { EditorRights } from '@/cms/access/rights'
import { editorUser } from '@/cms/editor-user'
import { AppError } from '@/lib/errors/app-error'
import { requireLinkRights } from './link-rights'
import { readSitePages } from './read-site-pages'
import { redirectRefusals } from './redirect-refusals'
import {
  createsLoop,
  isOldAddress,
  redirectLock,
  normalizeTarget,
  withoutOrigin,
} from './redirect-rules'
import { isLive, type SitePages } from './site-pages'

/**
 * Redirects a missing page to `to`, in the editor's name, which removes it from the list in
 * all languages. Redirects to it are changed to `to` as well, so that no redirect leads to another.
 * @throws {AppError} `forbidden`, `not-found`, `conflict` and `bad-request` with the reason
 */
export async function makeRedirect({
  cms,
  editor,
  id,
  to: asked,
}: {
  cms: Payload
  editor: EditorRights
  /** Id of the missing page. */
  id: number
  /** A path of the site without the language, or a full address. */
  to: string
}): Promise<void> {
  requireLinkRights(editor)
  await inTransaction({
    cms,
    work: async (req) => {
      await lockInTransaction({ req, key: redirectLock })
      const from = await missingPath({ cms, req, id })
      const pages = await readSitePages({ cms, req })
      const origin = cms.config.serverURL
      const to = String(normalizeTarget({ value: asked, origin }))
      requireSense({ from, to, pages, origin })
      req.user = await editorUser({ req, id: editor.id })
      for (const [older, target] of pages.redirects) {
        const path = withoutOrigin({ address: target, origin })
        if (!path.startsWith('/') || plainPath(path) !== from) continue
        await cms.update({
          collection: 'redirects',
          where: { from: { equals: older } },
          data: { to },
          overrideAccess: true,
          req,
        })
      }
      await cms.create({
        collection: 'redirects',
        data: { from, to },
        overrideAccess: true,
        req,
      })
    },
  })
}

function requireSense(options: {
  from: string
  to: string
  pages: SitePages
  origin: string
}): void {
  const { from, to, pages, origin } = options
  if (isLive({ path: from, pages })) refuse('conflict', redirectRefusals.exists)
  if (pages.redirects.has(from)) refuse('conflict', redirectRefusals.taken)
  if (!isOldAddress(from)) refuse('bad-request', redirectRefusals.from)
  if (!validTarget(to)) refuse('bad-request', wrongTarget)
  if (to === from) refuse('bad-request', redirectRefusals.self)
  if (createsLoop({ from, to, redirects: pages.redirects, origin })) {
    refuse('bad-request', redirectRefusals.loop)
  }
  if (!to.startsWith('/')) return
  if (isLive({ path: to, pages })) return
  const reason = pages.redirects.has(to) ? redirectRefusals.chain : redirectRefusals.nowhere
  refuse('bad-request', reason)
}

function refuse(code: 'bad-request' | 'conflict', sentence: AdminLabel): never {
  throw new AppError(code, { sentence })
}

type Work = { cms: Payload; req: PayloadRequest }

async function missingPath({ cms, req, id }: Work & { id: number }): Promise<string> {
  const query = sql`select path from missing_pages where id = ${id} for update`
  const [row] = (await runSql({ cms, req, query })).rows
  if (typeof row?.path !== 'string') throw new AppError('not-found')
  return plainPath(row.path)
}
