import type { Messages } from '../messages'
import { applicationMails } from './applications.en'
import { memberMails } from './members.en'

export const mail: Messages['mail'] = {
  greeting: 'Hello,',
  linkHint: 'If the button does not work, copy this address into your browser:',
  group: 'The Pasiuni group',
  automatic: 'This message was sent automatically; replies to this address are not read.',
  contactPage: 'Write to us',
  verifyEmail: {
    subject: 'Confirm your e-mail address',
    title: 'One more step',
    text: 'You registered on the Pasiuni site with this e-mail address. Confirm that it is yours, and everything your account offers is open to you.',
    button: 'Confirm the address',
    lifetime:
      'The link works for 24 hours from the moment you asked for it. If it has expired, sign in and ask for another one.',
    notYou:
      'If it was not you who registered, do not open the link. Someone has probably mistyped their own address; without your confirmation, the account cannot be fully used.',
  },
  verifyNewEmail: {
    subject: 'Confirm your new e-mail address',
    title: 'A new address for your account',
    text: 'You asked for this address to become the e-mail address of your Pasiuni account. We will change it only after you confirm it.',
    button: 'Confirm the new address',
    lifetime:
      'The link works for 24 hours from the moment you asked for it. Until you confirm the new address, the account keeps the old one.',
    notYou: 'If you did not ask for this change, do not open the link, and nothing will change.',
  },
  resetPassword: {
    subject: 'Choose a new password',
    title: 'Forgot your password?',
    text: 'Someone, most likely you, asked for a new password for the Pasiuni account with this e-mail address.',
    button: 'Choose a new password',
    lifetime:
      'The link works for one hour from the moment you asked for it, and only once. After the change you will have to sign in again on all your devices.',
    notYou:
      'If you did not ask for a new password, you do not need to do anything: your current one stays valid.',
  },
  googleSignIn: {
    subject: 'How you sign in',
    title: 'You sign in with Google',
    text: 'Someone, most likely you, asked for a new password for the Pasiuni account with this e-mail address. The account has no password: you open it with the button “Continue with Google”.',
    button: 'Go to the sign-in page',
    notYou: 'If you did not ask for a new password, you do not need to do anything.',
  },
  passwordChanged: {
    subject: 'Your password has been changed',
    title: 'You have a new password',
    text: 'The password of your Pasiuni account has been changed. On your other devices you will have to sign in again with the new one. We write to you after every change of this kind, so that you know at once if someone else makes it.',
    notYou:
      'If it was you who changed it, all is well. If not, choose another password right away: someone may have access to your account.',
    button: 'Choose another password',
  },
  emailChanged: {
    subject: 'The e-mail address of your account has been changed',
    title: 'Your account has a new address',
    text: 'The e-mail address of your Pasiuni account is now {newEmail}. From now on you sign in with it, and our messages go there. We are also writing to the old address, so that you know about the change.',
    notYou:
      'If it was not you who changed it, write to us as soon as you can: someone may have access to your account.',
  },
  accountDeleted: {
    subject: 'Your account has been deleted',
    title: 'Your account has been deleted',
    text: 'As you asked, we have deleted the Pasiuni account with this e-mail address, along with its profile and its other data. The data disappears from backup copies gradually, as the privacy policy explains.',
    thanks:
      'Thank you for having been with us. This is our last message to you; if you change your mind, you are welcome to register again at any time.',
    notYou: 'If you did not ask for the account to be deleted, write to us as soon as you can.',
  },
  ...applicationMails,
  ...memberMails,
  contactMessage: {
    subject: 'New message from the contact form',
    title: 'A member has written to you',
    text: 'The message below was sent to the group through the contact form of the site.',
    name: 'Name',
    replyTo: 'E-mail',
    memberId: 'Member identifier',
    button: 'Open the message',
    answer:
      'If you reply to this e-mail, your reply goes straight to the member who sent the message.',
  },
  termsChange: {
    subject: 'Our terms of use change on {date}',
    title: 'New terms of use',
    text: 'We have prepared a new version of our terms of use. It comes into force on {date}.',
    meanwhile: 'Until then the current terms apply; you will find both on the site.',
    button: 'Read the new terms',
    disagree:
      'If you do not agree to them, you can delete your account at any time before that day, under “My account”. If you have questions, write to us.',
  },
  contactAnswer: {
    title: 'An answer to your message',
    replies: 'If you have more questions, simply reply to this e-mail.',
    original: 'The message that you sent us through the site on {date}:',
  },
  translationDigest: {
    subject: 'What is left to translate',
    title: 'Texts waiting for you',
    text: 'There are new texts or changes on the site. Here is what is left to do in the languages you look after.',
    missing:
      '{count, plural, one {one text without a translation} other {# texts without a translation}}',
    outdated: '{count, plural, one {one outdated translation} other {# outdated translations}}',
    draft: '{count, plural, one {one draft to finish} other {# drafts to finish}}',
    needsReview: '{count, plural, one {one text to review} other {# texts to review}}',
    errors: '{count, plural, one {one text with errors} other {# texts with errors}}',
    warnings: '{count, plural, one {one text with warnings} other {# texts with warnings}}',
    openComments: '{count, plural, one {one open comment} other {# open comments}}',
    wordsLeft: '{count, plural, one {one word} other {# words}} of source text in all',
    button: 'Open the translations',
    stop: 'If you no longer want this message, you can turn it off at any time in your editor account in the admin panel.',
  },
}
