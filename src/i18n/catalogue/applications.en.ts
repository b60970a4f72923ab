import type { Messages } from '../messages'

export const applications: Messages['applications'] = {
  title: 'Tell us that you want to contribute',
  lead: 'Choose a role and a topic and tell us a little about yourself. We read every application and answer by e-mail.',
  gate: 'Members with a confirmed e-mail address can apply. Sign in, and you will be brought back here; if you register, confirm your address first.',
  gateButton: 'Sign in or register',
  role: 'How you want to contribute',
  roles: { writer: 'Writer', editor: 'Editor', expert: 'Expert' },
  topic: 'On which topic',
  topics: {
    cinema: 'Cinema',
    auto: 'Auto and motorsport',
    fighting: 'Fighting sports',
    travel: 'Travel',
  },
  name: 'Your name',
  nameHint:
    'If your profile already has a name, we take it from there and you can leave this empty.',
  nameAsked: 'Your profile does not have a name yet.',
  nameKnown: 'Your application will be sent under the name in your profile: {name}.',
  motivation: 'Why you want to contribute',
  motivationHint:
    'Between {least} and {limit, plural, one {one character} other {# characters}}. What you know, what you have tried, what you would write about.',
  left: 'Characters left',
  over: '{count} characters over the limit',
  overByOne: '1 character over the limit',
  links: 'Links (optional)',
  linksHint: 'Texts, photographs or a page of yours. One address per line, at most {most}.',
  send: 'Send the application',
  sending: 'Sending…',
  sent: 'Your application has been sent',
  sentText:
    'Thank you. We have written to you by e-mail as well, and your account shows where your application stands.',
  toOwn: 'See my applications',
  another: 'Send another application',
  signInFirst:
    'The application has not been sent: sign in first. What you have typed is still here.',
  unverified:
    'Members with a confirmed e-mail address can apply. Open the link in the message we have sent you, then come back: what you have typed is still here.',
  confirmFirst:
    'Confirm your e-mail address first: open the link in the message we have sent you, then come back here.',
  toAccount: 'Send the link again, from your account',
  answerTitle: 'Your application',
  errors: {
    NAME_FIELD_ERROR: 'The name contains characters that cannot be used in a name.',
    NAME_FIELD_too_long_ERROR:
      'The name can have at most {limit, plural, one {one character} other {# characters}}.',
    ROLE_FIELD_empty_ERROR: 'Choose how you want to contribute.',
    ROLE_FIELD_open_ERROR:
      'You already have an open application for this role. Wait for the answer, or withdraw the application in your account.',
    TOPIC_FIELD_empty_ERROR: 'Choose a topic.',
    MOTIVATION_FIELD_empty_ERROR: 'Tell us why you want to contribute.',
    MOTIVATION_FIELD_too_short_ERROR:
      'Tell us a little more: at least {limit, plural, one {one character} other {# characters}}.',
    MOTIVATION_FIELD_too_long_ERROR:
      'The text can have at most {limit, plural, one {one character} other {# characters}}. Shorten it and send it again.',
    MOTIVATION_FIELD_ERROR:
      'The text contains characters that cannot be sent. If you copied it from somewhere, paste it as plain text.',
    LINKS_FIELD_ERROR: 'Enter one full address on each line, beginning with http:// or https://.',
    LINKS_FIELD_too_many_ERROR:
      'You can give at most {limit, plural, one {one link} other {# links}}.',
  },
}

export const ownApplications: Messages['ownApplications'] = {
  title: 'My applications',
  lead: 'What you have offered the group, and where it stands.',
  none: 'You have not sent any applications.',
  apply: 'How you can contribute',
  what: '{role} · {topic}',
  sentOn: 'Sent on {date}',
  decidedOn: 'Decided on {date}',
  states: {
    received: 'received',
    'in-review': 'in review',
    accepted: 'accepted',
    declined: 'declined',
  },
  withdraw: 'Withdraw',
  withdrawNamed: 'Withdraw the application: {what}',
  question: 'Withdraw the application? Its text will be deleted.',
  confirm: 'Yes, withdraw it',
  cancel: 'No, keep it',
  withdrawing: 'Withdrawing…',
  withdrawn: 'The application has been withdrawn.',
  decidedMeanwhile:
    'The application can no longer be withdrawn: a decision has been made in the meantime.',
}

export const applicationMails: Pick<
  Messages['mail'],
  'applicationReceived' | 'applicationNotice' | 'applicationAccepted' | 'applicationDeclined'
> = {
  applicationReceived: {
    subject: 'We have received your application',
    title: 'Thank you for wanting to contribute',
    text: 'Your application has reached the Pasiuni editorial team. We will read it with care and write to you as soon as we have decided.',
    name: 'Name',
    role: 'Role',
    topic: 'Topic',
    yours: 'This is what you wrote to us:',
    button: 'See it in your account',
    withdraw:
      'If you have changed your mind, you can withdraw the application in your account at any time before a decision is made.',
  },
  applicationNotice: {
    subject: 'A new application to contribute',
    title: 'Somebody wants to contribute',
    text: 'A member has sent an application from the page “Become a writer, editor or expert”.',
    email: 'E-mail',
    links: 'Links',
    button: 'Open the application',
    answer: 'If you reply to this e-mail, your reply goes straight to the applicant.',
  },
  applicationAccepted: {
    subject: 'Your application has been accepted',
    title: 'Welcome on board',
    text: 'We have read your application and are glad to have you with us. From now on your profile shows your role, too.',
    sentence: 'A word from the editorial team:',
    button: 'Open your account',
  },
  applicationDeclined: {
    subject: 'The answer to your application',
    title: 'This time we could not say yes',
    text: 'We have read your application with care, but cannot accept it for now. Thank you for thinking of us; you are welcome to apply again.',
    sentence: 'A word from the editorial team:',
    button: 'See how you can contribute',
  },
}
