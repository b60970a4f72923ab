import type { Plugin } from 'payload'
import { withEndpoints } from '@/cms/with-endpoints'
import { linksEndpoints } from './endpoints'

/** Mending links that lead nowhere. */
export function links(): Plugin {
  return (config) => withEndpoints({ config, endpoints: linksEndpoints })
}
