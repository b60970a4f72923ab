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
]
