import type { Correction } from './corrected'

/** Of the terms and the policy; made after the others. */
export const englishDocumentCorrections: readonly Correction[] = [
  [
    'The group has no legal address, so please reach us',
    'The group has no registered address, so please contact us',
  ],
  ['The group has no legal address.', 'The group has no registered address.'],
  [
    'on your account page, where that option is available, or by writing to us',
    'on your account page or by writing to us',
  ],
  [
    'the sending of confirmation messages, password messages and replies to you',
    'the sending of confirmation messages, password-reset messages and replies to you',
  ],
  [
    'What Google does with your data is described in the ',
    'What Google does with your data is described in ',
  ],
  ['Google privacy policy', 'Google’s privacy policy'],
  ['If someone asks you for money on our behalf', 'If someone asks you for money in our name'],
  [
    'Other members who have signed in can see your profile.',
    'Other registered users can see your profile once they have signed in.',
  ],
  ['You may not use as your name in the service:', 'You may not use as your name on the service:'],
  ['degrading to people because of origin', 'degrading to people because of their origin'],
  [
    'If the versions differ, the Romanian one prevails.',
    'If the versions in these languages differ, the Romanian one prevails.',
  ],
  [
    'we do not use it for anything else.',
    'until then we use it only to restore the service after a failure.',
  ],
  ['important changes in the service, the rules', 'important changes to the service, the rules'],
  [
    'serve a single session and end when you sign out',
    'serve a single session and stop being valid when you sign out',
  ],
  [
    'You can ask for your account to be deleted at any time: on your account page or by writing to us.',
    'You can delete your account at any time on your account page, or write to us and we will delete it.',
  ],
  [
    'We answer the other requests free of charge, within one month;',
    'For your other rights, send us a request: we answer free of charge, within one month;',
  ],
  ['infringing someone else’s rights,', 'an infringement of someone else’s rights,'],
  [
    'impersonating another person or organisation,',
    'an impersonation of another person or organisation,',
  ],
  ['religion, sex, orientation, disability', 'religion, sex, sexual orientation, disability'],
  ['it will be uninterrupted, secure', 'the service will be uninterrupted, secure'],
  ['loss of data, interruption of activity or', 'loss of data, interruption of business or'],
  [
    'You may give up your account at any time by no longer using the service or by deleting the account.',
    'You may stop using the service or delete your account at any time.',
  ],
  ['Beyond these periods we keep only', 'Otherwise, beyond these periods we keep only'],
  // Of applications; what is said of the account stays, as no new site says otherwise.
  [
    'until the account is deleted.',
    'for 12 months after the decision, but only as long as the account exists.',
  ],
  [
    'For your other rights, send us a request: we answer',
    'For your other rights, you can send us a request: we answer',
  ],
  ['reserved for members.', 'reserved for members, that is, for people with an account.'],
  [
    'For this we use no cookies and keep no IP addresses: from the IP address and the type of browser we work out, with a secret key that changes every day, only an estimate of the number of readers.',
    'For this count we use no cookies and store no IP addresses: with a secret key that changes every day, we work out from the IP address and the type of browser only an estimate of the number of readers.',
  ],
  [
    'for 12 months after the decision, but only as long as the account exists.',
    'for 12 months after the decision, or until the account is deleted if that is sooner.',
  ],
  [
    'For your other rights, you can send us a request: we answer',
    'To exercise your other rights, send us a request: we answer',
  ],
  ['including the group and its members', 'including the group or the people in it'],
  [
    'When your account is closed, your right to use it ends at once.',
    'When your account is closed, your right to use the parts of the service open to registered users also ends.',
  ],
]
