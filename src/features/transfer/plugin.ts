import type { Plugin } from 'payload'
import { withEndpoints } from '@/cms/with-endpoints'
import { transferEndpoints } from './endpoints'

/** Carrying all content away and bringing it in. */
export function transfer(): Plugin {
  return (config) => withEndpoints({ config, endpoints: transferEndpoints })
}
