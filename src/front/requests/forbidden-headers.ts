import { formResultHeader } from '@/lib/http/form-results'
import { internalSecretHeader } from '@/lib/http/internal-headers'

/**
 * Request headers that only Next and this server may set; from outside such have steered past checks
 * before.
 */
export const forbiddenHeaders = [
  'content-security-policy',
  'content-security-policy-report-only',
  'next-resume',
  'x-invoke-path',
  'x-invoke-status',
  'x-matched-path',
  'x-middleware-subrequest',
  'x-missing-page',
  'x-now-route-matches',
  'x-original-path',
  formResultHeader,
  internalSecretHeader,
]
