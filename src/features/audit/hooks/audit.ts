import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  GlobalAfterChangeHook,
  GlobalBeforeChangeHook,
  GlobalBeforeOperationHook,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
} from 'payload'
import { findContainer } from '@/features/translation/content/containers'
import { getId } from '@/features/translation/content/extract-units'
import { readInAllLanguages } from '@/features/translation/content/record'
import { toFlags, noteCall } from '../call-note'
import { keepLast, keepPublic, recordChange, recordDeletion, type Audited } from '../record-change'

function audited(config: SanitizedCollectionConfig): Audited {
  const { slug, fields, admin, versions } = config
  return { slug, fields, titleField: admin.useAsTitle, hasDrafts: Boolean(versions?.drafts) }
}

function auditedGlobal({ slug, fields, versions }: SanitizedGlobalConfig): Audited {
  return { slug, fields, titleField: undefined, hasDrafts: Boolean(versions?.drafts) }
}

const changing = new Set(['create', 'update', 'updateByID', 'restoreVersion'])

function isChange({ operation }: { operation: string }): boolean {
  return changing.has(operation)
}

const noteOperation: CollectionBeforeOperationHook = ({ args, collection, req, ...call }) => {
  if (isChange(call)) noteCall({ req, slug: collection.slug, note: toFlags(args) })
}

const keepWhatWasPublic: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update') return
  const document = getId(originalDoc)
  await keepPublic({ req, audited: audited(collection), document, data, previous: originalDoc })
}

const logChange: CollectionAfterChangeHook = async ({
  collection,
  data,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  await recordChange({
    ...{ req, operation, data, previous: previousDoc },
    audited: audited(collection),
    document: getId(doc),
  })
}

const keepWhatIsDeleted: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  await keepLast({ req, audited: audited(collection), document: String(id) })
}

const logDeletion: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await recordDeletion({ req, audited: audited(collection), document: String(id) })
}

/** For every collection that editors write. */
export const auditCollection = {
  beforeOperation: [noteOperation],
  beforeChange: [keepWhatWasPublic],
  afterChange: [logChange],
  beforeDelete: [keepWhatIsDeleted],
  afterDelete: [logDeletion],
}

const noteGlobalOperation: GlobalBeforeOperationHook = async ({ args, global, req, ...call }) => {
  if (!isChange(call)) return
  const note = toFlags(args)
  const container = findContainer({ cms: req.payload, slug: global.slug })
  const before =
    call.operation === 'restoreVersion' && container
      ? await readInAllLanguages({ cms: req.payload, req, container, document: '' })
      : undefined
  noteCall({ req, slug: global.slug, note: { ...note, ...(before !== undefined && { before }) } })
}

const keepWhatWasPublicGlobal: GlobalBeforeChangeHook = async ({
  data,
  global,
  originalDoc,
  req,
}) => {
  const place = { audited: auditedGlobal(global), document: '' }
  await keepPublic({ req, ...place, data, previous: originalDoc })
}

const logGlobalChange: GlobalAfterChangeHook = async ({ data, global, previousDoc, req }) => {
  await recordChange({
    ...{ req, operation: 'update', data, previous: previousDoc },
    audited: auditedGlobal(global),
    document: '',
  })
}

/** For every global. */
export const auditGlobal = {
  beforeOperation: [noteGlobalOperation],
  beforeChange: [keepWhatWasPublicGlobal],
  afterChange: [logGlobalChange],
}
