import type { CollectionBeforeChangeHook, GlobalBeforeChangeHook, PayloadRequest } from 'payload'
import { getActor } from '../actor'

type Data = Record<string, unknown>

function signed({ data, req }: { data: Data; req: PayloadRequest }): Data {
  return { ...data, updatedBy: getActor(req)?.id ?? null }
}

/** Signs a change with the editor who makes it, whatever is sent; scripts leave no name. */
export const signChange: CollectionBeforeChangeHook = signed

export const signGlobalChange: GlobalBeforeChangeHook = signed
