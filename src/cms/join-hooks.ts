import type { CollectionConfig, GlobalConfig } from 'payload'

type CollectionHooks = NonNullable<CollectionConfig['hooks']>
type GlobalHooks = NonNullable<GlobalConfig['hooks']>

/** Merges the hooks of several parts of a collection, in the order of the parts. */
export function joinHooks(...parts: (CollectionHooks | undefined)[]): Required<CollectionHooks> {
  const of = parts.flatMap((part) => part ?? [])
  return {
    afterChange: of.flatMap(({ afterChange = [] }) => afterChange),
    afterDelete: of.flatMap(({ afterDelete = [] }) => afterDelete),
    afterError: of.flatMap(({ afterError = [] }) => afterError),
    afterForgotPassword: of.flatMap(({ afterForgotPassword = [] }) => afterForgotPassword),
    afterLogin: of.flatMap(({ afterLogin = [] }) => afterLogin),
    afterLogout: of.flatMap(({ afterLogout = [] }) => afterLogout),
    afterMe: of.flatMap(({ afterMe = [] }) => afterMe),
    afterOperation: of.flatMap(({ afterOperation = [] }) => afterOperation),
    afterRead: of.flatMap(({ afterRead = [] }) => afterRead),
    afterRefresh: of.flatMap(({ afterRefresh = [] }) => afterRefresh),
    beforeChange: of.flatMap(({ beforeChange = [] }) => beforeChange),
    beforeDelete: of.flatMap(({ beforeDelete = [] }) => beforeDelete),
    beforeLogin: of.flatMap(({ beforeLogin = [] }) => beforeLogin),
    beforeOperation: of.flatMap(({ beforeOperation = [] }) => beforeOperation),
    beforeRead: of.flatMap(({ beforeRead = [] }) => beforeRead),
    beforeValidate: of.flatMap(({ beforeValidate = [] }) => beforeValidate),
    me: of.flatMap(({ me = [] }) => me),
    refresh: of.flatMap(({ refresh = [] }) => refresh),
  }
}

/** The same for a global. */
export function joinGlobalHooks(...parts: (GlobalHooks | undefined)[]): Required<GlobalHooks> {
  const of = parts.flatMap((part) => part ?? [])
  return {
    afterChange: of.flatMap(({ afterChange = [] }) => afterChange),
    afterRead: of.flatMap(({ afterRead = [] }) => afterRead),
    beforeChange: of.flatMap(({ beforeChange = [] }) => beforeChange),
    beforeOperation: of.flatMap(({ beforeOperation = [] }) => beforeOperation),
    beforeRead: of.flatMap(({ beforeRead = [] }) => beforeRead),
    beforeValidate: of.flatMap(({ beforeValidate = [] }) => beforeValidate),
  }
}
