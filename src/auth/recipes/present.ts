/**
 * A method of the SDK that an override builds on. By its type it could be
 * switched off; here it never is.
 */
export function present<Api>(api: Api | undefined): Api {
  if (api === undefined) throw new Error('The SDK does not answer a call that this site needs.')
  return api
}
