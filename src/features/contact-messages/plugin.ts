import type { Plugin } from 'payload'
import { joinHooks } from '@/cms/join-hooks'
import { extendCollection } from '@/cms/extend-config'
import { extendPanel } from '@/cms/panel/extend-panel'
import { withEndpoints } from '@/cms/endpoints/with-endpoints'
import { listTexts } from './admin/list-texts'
import { inboxPath } from './inbox/inbox-paths'
import { removeContactNotes } from './hooks/remove-contact-notes'
import { contactMessagesEndpoints } from './endpoints'

/** The inbox, in which editors answer what members write. */
export function contactMessages(): Plugin {
  return (config) =>
    extendPanel({
      config: extendCollection({
        config: withEndpoints({ config, endpoints: contactMessagesEndpoints }),
        slug: 'contact-messages',
        extend: (collection) => ({
          ...collection,
          hooks: joinHooks(collection.hooks, { beforeDelete: [removeContactNotes] }),
        }),
      }),
      navLinks: [{ id: 'nav-inbox', path: inboxPath, title: listTexts.title, shownTo: 'editors' }],
      views: {
        inbox: {
          Component: '/features/contact-messages/admin/inbox-view#InboxView',
          path: '/inbox',
        },
      },
    })
}
