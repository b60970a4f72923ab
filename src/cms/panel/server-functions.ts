/**
 * The functions of Payload's panel that its pages call. Payload finds a function by its name on an
 * object, prototype included, and runs most of them for anyone: only these are passed on.
 */
const callable = new Set([
  'form-state',
  'get-default-layout',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'render-widget',
  'slugify',
  'table-state',
])

/** Result that the panel's client code takes for a failed call. */
const refusal = { state: null }

/**
 * Calls a function of the panel for a signed-in editor. The page to sign in on needs none of them.
 * Anyone else, and any other name, is refused without an error.
 */
export async function callServerFunction({
  name,
  isEditor,
  call,
}: {
  name: unknown
  isEditor: () => Promise<boolean>
  call: () => Promise<unknown>
}): Promise<unknown> {
  if (typeof name !== 'string' || !callable.has(name)) return refusal
  return (await isEditor()) ? call() : refusal
}
