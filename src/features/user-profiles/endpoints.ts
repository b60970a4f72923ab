import type { Endpoint } from 'payload'
import { deleteMemberEndpoint } from './endpoints/delete'
import { resendVerificationEndpoint } from './endpoints/resend'
import { restoreMemberEndpoint } from './endpoints/restore'
import { suspendMemberEndpoint } from './endpoints/suspend'

export const userProfilesEndpoints: Endpoint[] = [
  deleteMemberEndpoint,
  resendVerificationEndpoint,
  restoreMemberEndpoint,
  suspendMemberEndpoint,
]
