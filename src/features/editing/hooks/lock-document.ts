import type {
  CollectionBeforeOperationHook,
  CollectionSlug,
  GlobalBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import { z } from 'zod'
import { lockContainer, lockDocument } from '@/cms/document-lock'
import { label } from '@/cms/label'
import { refusal } from '@/cms/refusal'
import { lockTimedOut, sqlState } from '@/lib/errors/sql-state'
import { isTrusted } from '@/cms/access/is-trusted'

const busy = label({
  ro: 'Altcineva salvează chiar acum aceeași înregistrare. Nu s-a salvat nimic; încercați din nou.',
  en: 'Someone else is saving the same record right now. Nothing was saved; please try again.',
  ru: 'Кто-то прямо сейчас сохраняет эту же запись. Ничего не сохранено, попробуйте ещё раз.',
})

const idSchema = z.union([z.string().min(1), z.number()])
const versionSchema = z.object({ parent: idSchema })
const writing = new Set(['update', 'delete', 'restoreVersion'])

/** Answers with a sentence where the lock is not to be had in time. */
async function waitFor({ req, lock }: { req: PayloadRequest; lock: Promise<void> }): Promise<void> {
  try {
    await lock
  } catch (error) {
    if (sqlState(error) !== lockTimedOut) throw error
    req.payload.logger.warn({
      err: error,
      msg: 'Timed out waiting for another save of the same record',
    })
    throw refusal({ req, code: 'unavailable', sentence: busy })
  }
}

/** Holds a record from before it is read until its change is stored, or all of a bulk edit. */
export const lockDocumentFirst: CollectionBeforeOperationHook = async (call) => {
  if (!isWriting(call) || !isTrusted(call)) return
  const { args, collection, req } = call
  if (isForNone(args)) return
  const { slug } = collection
  const { data: id } = z.object({ id: idSchema }).safeParse(args)
  const document =
    id && isRestoring(call) ? await findParent({ req, slug, version: id.id }) : id?.id
  const lock =
    document === undefined
      ? lockContainer({ req, container: slug })
      : lockDocument({ req, container: slug, document: String(document) })
  await waitFor({ req, lock })
}

const callForNone = z.object({ where: z.object({ id: z.object({ in: z.array(z.never()) }) }) })

/** What is left of a call for many records whose records were changed one by one. */
function isForNone(args: unknown): boolean {
  return callForNone.safeParse(args).success
}

type Operation = { operation: string }

function isWriting({ operation }: Operation): boolean {
  return writing.has(operation)
}

function isRestoring({ operation }: Operation): boolean {
  return operation === 'restoreVersion'
}

async function findParent(options: {
  req: PayloadRequest
  slug: CollectionSlug
  version: string | number
}) {
  const { req, slug, version } = options
  const where = { id: { equals: version } }
  const query = { collection: slug, where, limit: 1, pagination: false, req }
  const { docs } = await req.payload.db.findVersions(query)
  return versionSchema.safeParse(docs[0]).data?.parent
}

export const lockGlobalFirst: GlobalBeforeOperationHook = async (call) => {
  if (!isWriting(call) || !isTrusted(call)) return
  const { global, req } = call
  await waitFor({ req, lock: lockDocument({ req, container: global.slug, document: '' }) })
}
