import type { CollectionBeforeOperationHook, CollectionSlug, PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { isUpdate } from '@/cms/changes/is-update'
import { isRecord } from '@/lib/is-record'
import { continueWith } from './each-of-many'
import { isBesideDraft, plainCall } from './keep-public'

const manyCall = plainCall.extend({
  id: z.undefined().optional(),
  where: z.custom<Where>(isRecord),
  limit: z.number().optional(),
  sort: z.union([z.string(), z.array(z.string())]).optional(),
  trash: z.boolean().optional(),
})

type ManyCall = z.infer<typeof manyCall>

/** The numbers of the records that a call is about: those beside a draft, and the others. */
async function partRecords(options: {
  slug: CollectionSlug
  call: ManyCall
  req: PayloadRequest
  overrideAccess: boolean
}) {
  const { slug, call, req, overrideAccess } = options
  const { data, where, limit = 0, sort, trash = false } = call
  const { docs } = await req.payload.find({
    collection: slug,
    where,
    ...(limit > 0 ? { limit } : { pagination: false }),
    ...(sort !== undefined && { sort }),
    trash,
    depth: 0,
    req,
    overrideAccess,
  })
  const beside: (string | number)[] = []
  const others: (string | number)[] = []
  for (const { id } of docs) {
    const isBeside = await isBesideDraft({ args: { id, data }, operation: 'update', req, slug })
    if (isBeside) beside.push(id)
    else others.push(id)
  }
  return { beside, others }
}

/**
 * A change of many records at once that says nothing of their status: those of which someone has a
 * draft are changed there, each as in a change of its own, and the call goes on with the others.
 */
export const keepManyPublic: CollectionBeforeOperationHook = async (operation) => {
  const { args, collection, overrideAccess = false, req } = operation
  const { data: call } = manyCall.safeParse(args)
  if (!isUpdate(operation) || !call) return args
  const { slug } = collection
  const { beside, others } = await partRecords({ slug, call, req, overrideAccess })
  if (beside.length === 0) return args
  const outcome = await req.payload.update({
    collection: slug,
    where: { id: { in: beside } },
    data: call.data,
    draft: true,
    depth: 0,
    req,
    overrideAccess,
  })
  return continueWith({ args, ids: others, outcome })
}
