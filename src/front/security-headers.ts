import type { OutgoingHttpHeaders } from 'node:http'
import { dataPolicy } from '@/lib/data-policy'

// What a page of this site never needs, nor anything that it might be made to embed.
const deniedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

// Their addresses carry one-time codes.
const secretPages = /^\/[a-z]{2}\/auth\/(reset-password|verify-email)$/
// Neither documents nor parts of one that could use a feature or open a window, and asked for with
// every first visit: the two headers would be a twentieth of it.
const plainFiles = /^\/(fonts\/|speculation-rules\.json$)/
// Networks show them where a page is shared.
const sharedFiles = ['/api/media/file/', '/share-images/']

const year = 31_536_000

/**
 * The headers of every answer (reference: OWASP Secure Headers, ASVS 5.0 §3.4).
 * Documents replace the policy by their own.
 */
export function createSecurityHeaders({
  origin,
  hasStrictPolicy,
}: {
  origin: string
  hasStrictPolicy: boolean
}) {
  const common: OutgoingHttpHeaders = {
    'x-content-type-options': 'nosniff',
    ...(hasStrictPolicy ? { 'content-security-policy': dataPolicy } : {}),
    ...(origin.startsWith('https:')
      ? { 'strict-transport-security': `max-age=${year}; includeSubDomains` }
      : {}),
  }

  const ofDocuments: OutgoingHttpHeaders = {
    'permissions-policy': deniedFeatures.map((name) => `${name}=()`).join(', '),
    'cross-origin-opener-policy': 'same-origin',
  }

  return function securityHeaders(path: string): OutgoingHttpHeaders {
    return {
      ...common,
      ...(plainFiles.test(path) ? {} : ofDocuments),
      'referrer-policy': secretPages.test(path) ? 'no-referrer' : 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': sharedFiles.some((folder) => path.startsWith(folder))
        ? 'cross-origin'
        : 'same-origin',
    }
  }
}
