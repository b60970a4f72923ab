import type { Plugin } from 'payload'
import { withEndpoints } from '@/cms/with-endpoints'
import { editorsEndpoints } from './endpoints'

/** What editors do about sign-in: their own, and that of others. */
export function editors(): Plugin {
  return (config) => withEndpoints({ config, endpoints: editorsEndpoints })
}
