import type { memberMails as source } from './members.ro'

export const memberMails: typeof source = {
  accountSuspended: {
    subject: 'Your account has been suspended',
    title: 'Your account has been suspended',
    text: 'We have suspended the Pasiuni account with this e-mail address. While it is suspended you cannot sign in, and other members do not see your profile. Your data is kept.',
    reason: 'The reason:',
    replies:
      'If you have questions or think that this is a mistake, reply to this e-mail: your reply will reach us.',
  },
  accountRestored: {
    subject: 'Your account is active again',
    title: 'Welcome back',
    text: 'The Pasiuni account with this e-mail address is active again. You can sign in as before; your profile and your other data are as you left them.',
    button: 'Sign in',
  },
  accountRemoved: {
    subject: 'Your account has been deleted',
    title: 'Your account has been deleted',
    text: 'We have deleted the Pasiuni account with this e-mail address, along with its profile and its other data. The data disappears from backup copies gradually, as the privacy policy explains.',
    replies: 'If you have questions, reply to this e-mail: your reply will reach us.',
  },
}
