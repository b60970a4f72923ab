import type { Plugin } from 'payload'
import { joinHooks } from '@/cms/join-hooks'
import { extendCollection } from '@/cms/extend-config'
import { extendPanel } from '@/cms/panel/extend-panel'
import { withEndpoints } from '@/cms/endpoints/with-endpoints'
import { editorHooks } from './hooks/editor-hooks'
import { openInOwnLanguage } from './hooks/open-in-own-language'
import { recordSessions } from './hooks/record-sessions'
import { editorsEndpoints } from './endpoints'

/** How editors sign in, with a second factor, and what they see of their own account. */
export function editors(): Plugin {
  return (config) =>
    extendPanel({
      config: extendCollection({
        config: withEndpoints({ config, endpoints: editorsEndpoints }),
        slug: 'editors',
        extend: (collection) => ({
          ...collection,
          hooks: joinHooks(collection.hooks, editorHooks, recordSessions, {
            afterLogin: [openInOwnLanguage],
          }),
        }),
      }),
      providers: [
        '/features/editors/admin/reload-after-login.client#ReloadAfterLogin',
        '/features/editors/admin/session-guard.client#SessionGuard',
      ],
      views: {
        login: {
          Component: '/features/editors/admin/login-view#LoginView',
          path: '/login',
          exact: true,
        },
        ownAccount: {
          Component: '/features/editors/admin/account-view#AccountPage',
          path: '/account',
          exact: true,
        },
        unauthorized: {
          Component: '/features/editors/admin/unauthorized-view#UnauthorizedPage',
          path: '/unauthorized',
          exact: true,
        },
      },
    })
}
