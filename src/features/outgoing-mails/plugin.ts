import type { CollectionConfig, Field, Plugin } from 'payload'
import { withEndpoints } from '@/cms/endpoints/with-endpoints'
import { extendCollection } from '@/cms/extend-config'
import { withTitleForEditors } from '@/cms/panel/title-for-editors'
import { outgoingMailsEndpoints } from './endpoints'
import { mailTitle } from './mail-titles'

/** What an administrator may do about mails that the mail server has refused. */
export function outgoingMails(): Plugin {
  return (config) =>
    extendCollection({
      config: withEndpoints({ config, endpoints: outgoingMailsEndpoints }),
      slug: 'outgoing-mails',
      extend: (mails) =>
        withRefusal(
          withTitleForEditors({ collection: mails, name: 'template', getTitle: mailTitle }),
        ),
    })
}

const refusal: Field = {
  name: 'refusal',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/features/outgoing-mails/admin/refusal#Refusal' },
  },
}

function withRefusal(mails: CollectionConfig): CollectionConfig {
  return { ...mails, fields: [refusal, ...mails.fields] }
}
