const kB = 1024
const MB = 1024 * kB

/** What the body of a request may have and take, in bytes and seconds. */
export type BodyLimit = { bytes: number; seconds: number }

type RouteLimit = {
  /** This path and all below it. */
  path: string
  anybody: BodyLimit
  /** For a signed-in editor. */
  editor?: BodyLimit
}

const json: BodyLimit = { bytes: 64 * kB, seconds: 30 }
// A plain form spells every Cyrillic letter in six bytes.
const form: BodyLimit = { bytes: 256 * kB, seconds: 30 }
const file: BodyLimit = { bytes: 20 * MB + 64 * kB, seconds: 120 }

/** The first route that fits counts; elsewhere a body is as long as a call needs. */
const routes: readonly RouteLimit[] = [
  // All content with its pictures, read while it comes (src/features/transfer).
  {
    path: '/api/workplace/content/import',
    anybody: json,
    editor: { bytes: 1024 * MB, seconds: 600 },
  },
  // A file of translations, and decisions about its conflicts.
  { path: '/api/translations/import', anybody: json, editor: { ...file, bytes: 25 * MB } },
  { path: '/api', anybody: json, editor: file },
  // The state of a whole document goes to the server functions of the panel.
  { path: '/admin', anybody: json, editor: { bytes: 4 * MB, seconds: 60 } },
  { path: '/contact/form', anybody: form },
  { path: '/account/applications/form', anybody: form },
]

export function bodyLimitOf({
  path: asked,
  isEditor,
}: {
  path: string
  isEditor: boolean
}): BodyLimit {
  const route = routes.find(({ path }) => asked === path || asked.startsWith(`${path}/`))
  return (isEditor ? route?.editor : undefined) ?? route?.anybody ?? json
}
