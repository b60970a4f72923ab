import type { Plugin } from 'payload'
import { withEndpoints } from '@/cms/with-endpoints'
import { userProfilesEndpoints } from './endpoints'

/** What editors do with members. */
export function userProfiles(): Plugin {
  return (config) => withEndpoints({ config, endpoints: userProfilesEndpoints })
}
