import { init } from 'supertokens-auth-react'
import EmailPassword from 'supertokens-auth-react/recipe/emailpassword'
import EmailVerification from 'supertokens-auth-react/recipe/emailverification'
import Session from 'supertokens-auth-react/recipe/session'
import ThirdParty, { Google } from 'supertokens-auth-react/recipe/thirdparty'
import { toSiteResponse, throwRefusal } from './to-site-response.client'
import type { SiteResponse } from '../error-key'
import { hasFrontToken } from '../front-token.client'
import { beginGoogle, finishGoogle } from './google.client'
import { readLinkToken } from './link-token.client'
import { SessionReport } from './session-report.client'
import { stateServesOnce } from './social-state.client'
import { broadcastSession } from '../tabs/session-watch.client'

// Longer than any answer takes; a connection that hangs has to end some time.
const timeoutMs = 20_000

type Sent = { url: string; requestInit: RequestInit }

/** Requests mails and messages of the server in the language of the page. */
function preAPIHook({ url, requestInit }: Sent): Promise<Sent> {
  const headers = new Headers(requestInit.headers)
  headers.set('x-lang', document.documentElement.lang)
  const signal = AbortSignal.timeout(timeoutMs)
  return Promise.resolve({ url, requestInit: { ...requestInit, headers, signal } })
}

const hooks = { preAPIHook, postAPIHook: throwRefusal }

init({
  appInfo: {
    appName: document.title,
    apiDomain: location.origin,
    websiteDomain: location.origin,
    apiBasePath: '/auth',
    websiteBasePath: '/auth',
  },
  // The screens are the site's own.
  disableAuthRoute: true,
  recipeList: [
    EmailPassword.init({
      ...hooks,
      override: {
        // The secret of a link does not stay in the address.
        functions: (original) => ({
          ...original,
          getResetPasswordTokenFromURL: () => readLinkToken('reset') ?? '',
        }),
      },
    }),
    EmailVerification.init({
      mode: 'REQUIRED',
      disableDefaultUI: true,
      ...hooks,
      override: {
        functions: (original) => ({
          ...original,
          getEmailVerificationTokenFromURL: () => readLinkToken('verify') ?? '',
        }),
      },
    }),
    ThirdParty.init({
      signInAndUpFeature: { providers: [Google.init()] },
      ...hooks,
      override: { functions: stateServesOnce },
    }),
    Session.init({
      tokenTransferMethod: 'cookie',
      preAPIHook,
      onHandleEvent: ({ action }) => {
        if (action === 'SESSION_CREATED') broadcastSession('begun')
        // A session that ends by itself leaves what is typed in place.
        if (action === 'SIGN_OUT') broadcastSession('ended')
      },
    }),
  ],
})

function formFields(values: Record<string, string>): { id: string; value: string }[] {
  return Object.entries(values).map(([id, value]) => ({ id, value }))
}

type Credentials = { email: string; password: string }

function signIn(values: Credentials): Promise<SiteResponse> {
  const input = { formFields: formFields(values), shouldTryLinkingWithSessionUser: false }
  return toSiteResponse(() => EmailPassword.signIn(input))
}

function signUp(values: Credentials): Promise<SiteResponse> {
  const input = { formFields: formFields(values), shouldTryLinkingWithSessionUser: false }
  return toSiteResponse(() => EmailPassword.signUp(input))
}

/** Whether an address has an account already, as `doesExist`. */
function emailExists(email: string): Promise<SiteResponse> {
  return toSiteResponse(() => EmailPassword.doesEmailExist({ email }))
}

/** Requests a reset link; the answer does not reveal whether the address is known. */
function sendResetMail(email: string): Promise<SiteResponse> {
  return toSiteResponse(() =>
    EmailPassword.sendPasswordResetEmail({ formFields: formFields({ email }) }),
  )
}

/** Sets the password of the account whose link this tab has followed. */
function resetPassword(password: string): Promise<SiteResponse> {
  return toSiteResponse(() =>
    EmailPassword.submitNewPassword({ formFields: formFields({ password }) }),
  )
}

/** Requests the verification link of the signed-in member. */
function sendVerificationMail(): Promise<SiteResponse> {
  return toSiteResponse(() => EmailVerification.sendVerificationEmail())
}

/** Confirms the address whose link this tab has followed. */
function verifyEmail(): Promise<SiteResponse> {
  return toSiteResponse(() => EmailVerification.verifyEmail())
}

/** Ends the session of this browser. */
function signOut(): Promise<SiteResponse> {
  return toSiteResponse(async () => {
    await Session.signOut()
    // The SDK also comes back where it could not refresh an expired token: nothing was ended then.
    if (hasFrontToken()) throw new Error('The session is still there.')
    return {}
  })
}

/** SuperTokens calls that the screens need. */
export const superTokens = {
  google: { begin: beginGoogle, finish: finishGoogle },
  /** Reports the session to a screen. */
  Report: SessionReport,
  signIn,
  signUp,
  emailExists,
  sendResetMail,
  resetPassword,
  sendVerificationMail,
  verifyEmail,
  signOut,
}
