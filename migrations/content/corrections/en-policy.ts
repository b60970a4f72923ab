import type { Correction } from './corrected'

/** Of the policy, which says what the site keeps; made after the others. */
export const englishPolicyCorrections: readonly Correction[] = [
  [
    'the IP address of your device, the type and version of the browser, the page requested',
    'the IP address of your device, the page requested',
  ],
  [
    'Google sends us your e-mail address, an identifier of your Google account and, with your permission, your name.',
    'Google sends us only your e-mail address and an identifier of your Google account.',
  ],
  [
    'typed by somebody else cannot keep you out of your account.',
    'typed by somebody else cannot keep you out of your account. For the same purpose the server keeps, also for 90 days, a cryptographic digest of the network address from which you signed in.',
  ],
  [
    'after you choose a language or sign in.',
    'after you choose a language or sign in. The browser’s own storage also keeps the appearance you have chosen, until you clear it, and, in the tab until you close it, the text you have typed and the page you return to after signing in.',
  ],
  [
    ' for the short time needed for security and for fixing errors; longer only if',
    ' for security and for fixing errors, until new entries replace the old ones in a log of limited size, which may take some months if the site has few visitors; longer only if',
  ],
  [
    'to restore the service after a failure. Otherwise, beyond',
    'to restore the service after a failure. Messages and applications also reach the group’s mailbox by e-mail: there we delete them once they have been dealt with, after 12 months at the latest, and within a month of your deleting the account or withdrawing the application. Entries about your membership (suspension, restoration, roles, deletion) stay in the internal log for 24 months, after the account is deleted without name and address, and the address to which an e-mail could not be delivered is kept for up to 30 days. Otherwise, beyond',
  ],
  [
    'stay in the internal log for 24 months, after the account is deleted without name and address, and the address to which an e-mail could not be delivered is kept for up to 30 days.',
    'stay in the internal log for 24 months; once the account is deleted, they no longer carry your name or address. An address to which an e-mail could not be delivered is kept for up to 30 days.',
  ],
  [
    'Without them you cannot use the account.',
    'Without them you cannot use the account. Alongside them, one persistent cookie holds only the time at which the site last told the browser whether you are signed in, so that the browser need not keep asking. It stays on your device after you sign out, until you delete it or the browser removes it.',
  ],
]
