import type { Plugin } from 'payload'
import { withEndpoints } from '@/cms/with-endpoints'
import { publishingEndpoints } from './endpoints'

/** Publishing, planning, reviewing and withdrawing content. */
export function publishing(): Plugin {
  return (config) => withEndpoints({ config, endpoints: publishingEndpoints })
}
