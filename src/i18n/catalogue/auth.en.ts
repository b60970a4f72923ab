import type { Messages } from '../messages'

export const auth: Messages['auth'] = {
  noScript:
    'Signing in needs JavaScript. Turn it on in your browser and reload the page, or write to us at {email}.',
  newTab: 'opens in a new tab',
  fields: {
    email: 'E-mail address',
    password: 'Password',
    newPassword: 'New password',
    repeatedPassword: 'Repeat the password',
    passwordHint: 'At least 8 characters including a number.',
    show: 'Show',
    hide: 'Hide',
    waiting:
      'This is taking longer than usual. Please stay on this page: your request is waiting its turn.',
  },
  signIn: {
    title: 'Sign in',
    description:
      'Sign in to your Pasiuni account, or create one with an e-mail address and a password.',
    question: 'No account yet?',
    toSignUp: 'Create one',
    submit: 'Sign in',
    busy: 'Checking…',
    forgot: 'Forgot your password?',
  },
  signUp: {
    benefit:
      'An account is free. Once your e-mail address is confirmed, you can fill in your profile, write to us through the contact form and offer to contribute.',
    title: 'Create an account',
    question: 'Already have an account?',
    toSignIn: 'Sign in',
    submit: 'Create the account',
    busy: 'Creating the account…',
  },
  agreement:
    'By continuing, you confirm that you are at least 18 years old and agree to the <terms>terms of use</terms> and the <privacy>privacy policy</privacy>.',
  signedIn: {
    title: 'You are already signed in',
    text: 'Go to your account, or sign out if you want to use another address.',
    account: 'Go to my account',
    signOut: 'Sign out',
    busy: 'Signing out…',
  },
  google: {
    button: 'Continue with Google',
    or: 'or',
    redirecting: 'Opening Google…',
    title: 'One moment, please',
    description: 'Returning from Google.',
    text: 'We are finishing your sign-in with Google. In a few seconds you will be back on the page you came from.',
    failedTitle: 'You are not signed in',
    failedText:
      'Signing in with Google did not work. You can try again or, if your account has a password, sign in with it.',
  },
  forgot: {
    title: 'Forgot your password?',
    description: 'Ask for a link to choose a new password.',
    lead: 'Tell us the address you registered with, and we will send you a link to choose a new password.',
    submit: 'Send the link',
    busy: 'Sending…',
    back: 'Back to sign-in',
  },
  forgotSent: {
    title: 'Check your e-mail',
    text: 'If {email} is registered with us, a message is on its way.',
    hint: 'Nothing there after a few minutes? Look in the spam folder, too. It may also be that you registered with another address.',
    resend: 'Send it again',
    resent: 'We have passed your request on once more.',
    change: 'Change the address',
  },
  reset: {
    title: 'Choose a new password',
    description: 'Choose a new password for your account.',
    lead: 'To be on the safe side, we will sign you out on every device; you can then sign in with the new password.',
    submit: 'Change the password',
    busy: 'Changing the password…',
    doneTitle: 'Your password has been changed',
    doneText: 'From now on, sign in with the new password.',
    expiredTitle: 'This link is no longer valid',
    expiredText:
      'A link works only once, and only for a short time. Ask for another one: it will arrive in a moment.',
    again: 'Ask for a new link',
  },
  verify: {
    title: 'Confirm your e-mail address',
    description: 'Confirm the e-mail address of your account.',
    lead: 'One more step: press the button and your address is confirmed.',
    confirm: 'Confirm the address',
    busy: 'Confirming…',
    verified: 'Email is verified. Thank you.',
    verifiedText: 'You can now write to us through the contact form and fill in your profile.',
    notVerified: 'Email is NOT verified. Try again.',
    notVerifiedText: 'Ask for a new message and use the link in it.',
    usedTitle: 'This link no longer works',
    usedText:
      'If your address is confirmed already, there is nothing left to do: sign in. Otherwise sign in and ask for a new message.',
    usedWhileVerified:
      'This link no longer works. If you have asked for another address, you can ask for it again in your account.',
    signInFirst: 'To get a new confirmation message, sign in first.',
    waitTitle: 'Check your e-mail',
    pending:
      'Your address is not confirmed yet. Use the link in our message, or ask for another one.',
    address: 'Your address: {email}',
    correct: 'Correct the address',
    unsent: 'We could not send the confirmation message. Ask for it again.',
    waitHint:
      'Nothing there after a few minutes? Look in the spam folder, too, or ask for the message again.',
    resend: 'Send the message again',
    resendBusy: 'Sending…',
    resent: 'We have sent the message once more.',
    home: 'Go to the home page',
    back: 'Back to the page you came from',
  },
  attention: 'Attention!',
  titlePrefix: 'Error · ',
  errors: {
    defaultErrorMessage: 'Unknown error. No details provided.',
    EMAIL_FIELD_empty_ERROR: 'E-mail is required.',
    NAME_FIELD_empty_ERROR: 'Name is required.',
    PASSWORD_FIELD_empty_ERROR: 'Password is required.',
    EMAIL_FIELD_ERROR: 'Invalid email format. Enter a valid email.',
    PASSWORD_FIELD_ERROR: 'The password needs at least 8 characters, including a number.',
    PASSWORD_NOT_FIT: 'The password needs at least 8 characters, including a number.',
    PASSWORD_TOO_LONG: 'The password can have at most 100 characters.',
    PASSWORD_TOO_COMMON: 'This password is too common and easy to guess. Choose another one.',
    FIELDS_ERROR: 'Some fields have errors. Check them.',
    PASSWORDS_DO_NOT_MATCH: 'The entered passwords do not match.',
    EMAIL_ALREADY_EXISTS: 'This e-mail already exists. Sign in instead.',
    CREDENTIALS_ERROR: 'Invalid credentials: the e-mail or the password is wrong.',
    RESET_PASSWORD_INVALID_TOKEN_ERROR:
      'The link for a new password has expired. Go back to sign-in and ask for another one.',
    EMAIL_ALREADY_VERIFIED_ERROR: 'The e-mail is already verified. No action is needed.',
    CHECK_EMAIL_TO_VERIFY_ERROR:
      'We have sent you a verification e-mail. Open it and follow the link.',
    EMAIL_VERIFICATION_INVALID_TOKEN_ERROR:
      'The verification link seems to have expired. Try again.',
    SIGN_IN_NOT_ALLOWED: 'Signing in is not allowed. The reason: {reason}',
    SIGN_UP_NOT_ALLOWED: 'Signing up is not allowed. The reason: {reason}',
    PASSWORD_RESET_NOT_ALLOWED: 'Changing the password is not allowed. The reason: {reason}',
    SIGN_IN_UP_NOT_ALLOWED: 'Signing in with Google is not allowed. The reason: {reason}',
    EMAIL_USED_WITH_PASSWORD:
      'This e-mail address already has an account with a password. Sign in with the password.',
    EMAIL_USED_WITH_GOOGLE:
      'This e-mail address already has an account linked to Google. Sign in with Google.',
    GOOGLE_EMAIL_NOT_VERIFIED:
      'Google has not verified your e-mail yet. Verify it with Google, or sign up with a password.',
    GOOGLE_SIGN_IN_FAILED: 'Google did not confirm that it is you.',
    ACCOUNT_SUSPENDED:
      'This account is suspended, so you cannot sign in. We have written to its e-mail address about this; if it is a mistake, reply to that message.',
    COOKIES_BLOCKED:
      'Your browser blocks the cookies and data of this site, and without them you cannot sign in. Allow them for this site and try again.',
    FOREIGN_ORIGIN:
      'You have opened this page under a different address, from which nothing can be sent. Go to {site} and try again there.',
    GENERAL_ERROR: '{reason}',
    NO_MESSAGE: 'No Error Message Provided',
    NO_EMAIL_GIVEN_BY_PROVIDER:
      'No email provided by social login. Please use another form of login',
    STATE_NOT_SAVED: 'No valid auth state present in session storage',
    STATE_NOT_RETURNED: 'No state recieved from auth provider',
    STATE_EXPIRED: 'Auth state verification failed. The auth provider took too long to respond',
    STATE_INVALID:
      'Auth state verification failed. The auth provider responded with an invalid state',
    SIGN_IN_CANCELLED: 'You cancelled the sign-in.',
    PROVIDER_ERROR: 'Auth provider responded with error: {reason}',
    SESSION_EXPIRED: 'Your session has expired. Sign in again.',
    LIMITED: 'Too many attempts. Try again {when}.',
    UNAVAILABLE:
      'The account service is not answering right now. Try again in a moment: what you have typed stays in place.',
    OFFLINE:
      'We cannot reach the server. Check your internet connection and try again: what you have typed stays in place.',
  },
}
