import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  FieldHook,
  PayloadRequest,
  TextFieldSingleValidation,
} from 'payload'
import { validateTarget } from '@/cms/fields/button'
import { inAdminLanguage, type AdminLabel } from '@/cms/label'
import { lockInTransaction } from '@/cms/transaction'
import { plainPath } from '@/i18n/plain-path'
import { isRecord } from '@/lib/is-record'
import type { Redirect } from '@/payload-types'
import { redirectRefusals } from '../redirect-refusals'
import {
  createsLoop,
  isOldAddress,
  redirectLock,
  normalizeTarget,
  normalizeSource,
  withoutOrigin,
} from '../redirect-rules'
import { isFixedPage } from '../site-pages'
import { deleteMissingPage } from '../delete-missing-page'

/** Takes site, language and last slash off an address as it was copied from a browser. */
export const normalizeFrom: FieldHook = ({ value, req }) =>
  normalizeSource({ value, origin: req.payload.config.serverURL })

export const normalizeTo: FieldHook = ({ value, req }) =>
  normalizeTarget({ value, origin: req.payload.config.serverURL })

/** Before the rules are checked: two redirects at once could create a loop. */
export const lockRedirects: CollectionBeforeChangeHook = async ({ data, req }) => {
  await lockInTransaction({ req, key: redirectLock })
  return data
}

/** An address that is now redirected is no longer missing. */
export const settleMissingPages: CollectionAfterChangeHook<Redirect> = async ({ doc, req }) => {
  await deleteMissingPage({ cms: req.payload, req, path: plainPath(doc.from) })
  return doc
}

function say({ req, text }: { req: PayloadRequest; text: AdminLabel }): string {
  return inAdminLanguage({ language: req.i18n.language, text })
}

/**
 * Pages win over redirects, and those in the code of the site never go away. The page of a project
 * may: until then its redirect waits.
 */
export const validateFrom: TextFieldSingleValidation = (value: unknown, { req }) => {
  if (value == null || value === '') return req.t('validation:required')
  if (typeof value !== 'string' || !isOldAddress(value)) {
    return say({ req, text: redirectRefusals.from })
  }
  return isFixedPage(value) ? say({ req, text: redirectRefusals.fixed }) : true
}

export const validateTo: TextFieldSingleValidation = async (value, options) => {
  const { event, id, req, siblingData } = options
  const said = await validateTarget(value, options)
  if (said !== true || typeof value !== 'string') return said
  const origin = req.payload.config.serverURL
  if (!withoutOrigin({ address: value, origin }).startsWith('/')) return said
  const from: unknown = isRecord(siblingData) ? siblingData.from : null
  if (typeof from !== 'string') return true
  if (value === from) return say({ req, text: redirectRefusals.self })
  // While someone is still typing.
  if (event === 'onChange') return true
  const { docs } = await req.payload.find({
    collection: 'redirects',
    ...(id !== undefined && { where: { id: { not_equals: id } } }),
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  const redirects = new Map(docs.map((one) => [plainPath(one.from), one.to]))
  return createsLoop({ from, to: value, redirects, origin })
    ? say({ req, text: redirectRefusals.loop })
    : true
}
