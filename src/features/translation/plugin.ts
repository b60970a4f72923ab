import type { Plugin } from 'payload'
import { withEndpoints } from '@/cms/with-endpoints'
import { translationEndpoints } from './endpoints'

/** The translation desk. */
export function translation(): Plugin {
  return (config) => withEndpoints({ config, endpoints: translationEndpoints })
}
