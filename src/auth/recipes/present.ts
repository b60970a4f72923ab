/**
 * An implementation of the SDK that an override builds on. The types allow for one that someone
 * has switched off; nobody has.
 */
export function present<Api>(api: Api | undefined): Api {
  if (api === undefined) throw new Error('The SDK does not answer a call that this site needs.')
  return api
}
