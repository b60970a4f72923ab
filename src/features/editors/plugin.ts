import type { Config, Plugin } from 'payload'
import { joinHooks } from '@/cms/join-hooks'
import { extendCollection } from '@/cms/extend-config'
import { extendPanel } from '@/cms/panel/extend-panel'
import { withEndpoints } from '@/cms/endpoints/with-endpoints'
import { editorHooks } from './hooks/editor-hooks'
import { openInOwnLanguage } from './hooks/open-in-own-language'
import { recordSessions } from './hooks/record-sessions'
import { withResetLinks } from './sign-in/with-reset-links'
import { withSessionWrites } from './sign-in/session-writes'
import { editorsEndpoints } from './endpoints'

/** How editors sign in, with a second factor, and what they see of their own account. */
export function editors(): Plugin {
  return (config) =>
    extendPanel({
      config: extendCollection({
        config: withEndpoints({
          config: withoutResetPage({ ...config, db: withSessionWrites(config.db) }),
          endpoints: editorsEndpoints,
        }),
        slug: 'editors',
        extend: (collection) => {
          const extended = withResetLinks(collection)
          const hooks = joinHooks(extended.hooks, editorHooks, recordSessions, {
            afterLogin: [openInOwnLanguage],
          })
          return { ...extended, hooks }
        },
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
        inactivity: {
          Component: '/features/editors/admin/login-view#InactivityPage',
          path: '/logout-inactivity',
          exact: true,
        },
        forgot: {
          Component: '/features/editors/admin/links/forgot-password-view#ForgotPasswordPage',
          path: '/forgot',
          exact: true,
        },
        ownAccount: {
          Component: '/features/editors/admin/account-view#AccountPage',
          path: '/account',
          exact: true,
        },
        confirmEmail: {
          Component: '/features/editors/admin/links/confirm-email-view#ConfirmEmailPage',
          path: '/confirm-email',
          exact: true,
        },
        newPassword: {
          Component: '/features/editors/admin/links/new-password-view#NewPasswordPage',
          path: '/new-password',
          exact: true,
        },
        resetLink: {
          Component: '/features/editors/admin/links/reset-link-view#ResetLinkPage',
          path: '/reset',
        },
        unauthorized: {
          Component: '/features/editors/admin/unauthorized-view#UnauthorizedPage',
          path: '/unauthorized',
          exact: true,
        },
      },
    })
}

/** Payload serves its page for a new password before any view of ours: here nothing leads to it. */
function withoutResetPage(config: Config): Config {
  const { admin } = config
  return { ...config, admin: { ...admin, routes: { ...admin?.routes, reset: '/reset/:token' } } }
}
