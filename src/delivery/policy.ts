/** Where browsers report what a policy kept from running. */
export const reportPath = '/csp-report'

type Directives = Record<string, readonly string[]>

// Not `report-to`: its reports wait for a minute, and are lost with the page.
const reporting: Directives = { 'report-uri': [reportPath] }

function written(directives: Directives): string {
  return Object.entries({ ...directives, ...reporting })
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/** Only the files of the build: something uploaded can never run as a script. */
function builtFiles(origin: string): string {
  return `${origin}/_next/static/`
}

/**
 * For pages: nothing runs but the files of the build and the inline scripts of these hashes.
 * @param options `isFramed` allows our own admin panel to show the page within itself
 */
export function pagePolicy({
  origin,
  hashes,
  isFramed,
}: {
  origin: string
  hashes: string[]
  isFramed: boolean
}): string {
  return written({
    'default-src': ["'none'"],
    'script-src': [builtFiles(origin), ...hashes],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': [isFramed ? "'self'" : "'none'"],
  })
}

/** For the admin panel, whose editor writes styles into its own page. */
export function adminPolicy({ origin, nonce }: { origin: string; nonce: string }): string {
  return written({
    'default-src': ["'none'"],
    'script-src': [builtFiles(origin), `'nonce-${nonce}'`],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'media-src': ["'self'", 'blob:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'frame-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  })
}

/** For a document that needs no script, with its one style sheet inside. */
export function plainPolicy({ styleHash }: { styleHash: string }): string {
  return written({
    'default-src': ["'none'"],
    'style-src': [styleHash],
    'img-src': ["'self'"],
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  })
}
