const DEFAULT_EMAIL = 'editor@pasiuni.example'
const DEFAULT_PASSWORD = 'parola-locala-1'
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]', '::1']

/** `password` is null where none may be assumed: then the seed makes no editor. */
export type FirstEditor = { email: string; password: string | null; isDefault: boolean }

/**
 * The editor that a new database begins with: the one of the environment, or a well-known one,
 * which must never reach a database on another machine.
 */
export function firstEditor(options: {
  databaseUrl: string
  env: Record<string, string | undefined>
}): FirstEditor {
  const email = options.env.EDITOR_EMAIL || DEFAULT_EMAIL
  const given = options.env.EDITOR_PASSWORD
  if (given) return { email, password: given, isDefault: false }
  const isLocal = LOOPBACK.includes(getHost(options.databaseUrl))
  return { email, password: isLocal ? DEFAULT_PASSWORD : null, isDefault: isLocal }
}

function getHost(databaseUrl: string): string {
  return URL.canParse(databaseUrl) ? new URL(databaseUrl).hostname : ''
}
