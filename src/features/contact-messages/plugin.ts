import type { Plugin } from 'payload'
import { withEndpoints } from '@/cms/with-endpoints'
import { contactMessagesEndpoints } from './endpoints'

/** What editors do with contact messages. */
export function contactMessages(): Plugin {
  return (config) => withEndpoints({ config, endpoints: contactMessagesEndpoints })
}
