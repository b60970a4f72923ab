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
 * @param options `isPreview`: an editor looks at drafts, in a frame of the admin panel or with a text
 *   of it opened in a frame on the page
 */
export function pagePolicy({
  origin,
  hashes,
  styleHashes,
  isPreview,
}: {
  origin: string
  hashes: string[]
  styleHashes: string[]
  isPreview: boolean
}): string {
  return written({
    'default-src': ["'none'"],
    'script-src': [builtFiles(origin), ...hashes],
    'style-src': ["'self'", ...styleHashes],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    ...(isPreview ? { 'frame-src': ["'self'"] } : {}),
    'frame-ancestors': [isPreview ? "'self'" : "'none'"],
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
    // A page in preview opens its texts in a frame; no other page of ours may have one.
    'frame-ancestors': ["'self'"],
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
