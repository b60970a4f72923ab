import type { Plugin } from 'payload'
import { withEndpoints } from '@/cms/with-endpoints'
import { contributionApplicationsEndpoints } from './endpoints'

/** What editors do with applications to contribute. */
export function contributionApplications(): Plugin {
  return (config) => withEndpoints({ config, endpoints: contributionApplicationsEndpoints })
}
