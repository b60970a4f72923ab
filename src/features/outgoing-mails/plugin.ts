import type { Plugin } from 'payload'
import { withEndpoints } from '@/cms/endpoints/with-endpoints'
import { outgoingMailsEndpoints } from './endpoints'

/** What an administrator may do about mails that the mail server has refused. */
export function outgoingMails(): Plugin {
  return (config) => withEndpoints({ config, endpoints: outgoingMailsEndpoints })
}
