import { chapter, documented, held } from '../helpers/asvs'

export const validation = chapter(2, 'Validation and business logic', {
  '2.1.1 L1: what input has to look like is written down': documented({
    'docs/security.md': 'What input has to look like',
  }),
  '2.1.2 L2: so is what has to fit together': documented({
    'docs/security.md': 'What input has to look like',
  }),
  '2.1.3 L2: so are the limits for one person and for all': documented({
    'docs/security.md': 'Limits',
    'docs/adr/0013-limits.md': 'Decision',
  }),
  '2.2.1 L1: what comes in is compared with a schema': held({
    'tests/int/own-process/account-calls.int.spec.ts': [
      'is refused field by field: %s %j',
      'is refused when it is no JSON: %s',
    ],
    'tests/int/panel-calls.int.spec.ts':
      'what makes no sense is refused in the language of the panel',
    'tests/int/api-edges.int.spec.ts':
      'a text that no column takes is refused, and no failure: %s %s',
  }),
  '2.2.2 L1: on the server, whatever a browser has checked before': held({
    'src/auth/client/form-rules.test.ts':
      'the browser refuses what the server would refuse, but for passwords that are too common',
    'tests/int/own-process/auth-flows.int.spec.ts': 'refuses the password %s',
  }),
  '2.2.3 L2: what belongs together is compared with each other': held({
    'tests/int/redirects.int.spec.ts':
      'a circle is refused in three languages, by creating and by changing',
    'tests/int/own-process/auth-flows.int.spec.ts': 'refuses a password made of the address',
    'tests/int/planners.int.spec.ts':
      'nobody plans what they may not publish, in the past, or twice',
  }),
  '2.3.1 L1: steps are taken in their order, none is left out': held({
    'tests/int/own-process/auth-flows.int.spec.ts':
      'keeps an unverified member out of what needs a verified one',
    'tests/int/editor-sign-in.int.spec.ts':
      'is asked for after the right password only, and opens with a code',
    'tests/int/publish-gate.int.spec.ts':
      'a language with errors is not published, and the editor is told what and where',
  }),
  '2.3.2 L2: the limits that are written down hold': held({
    'tests/int/own-process/auth-limits.int.spec.ts': [
      'gets 60 comparisons a day from 200 networks, and never shuts the owner out',
      'takes three messages an hour from a member',
    ],
    'tests/int/own-process/contribution-applications.int.spec.ts':
      'one application for a role is open at a time',
  }),
  '2.3.3 L2: what belongs together is stored together or not at all': held({
    'tests/int/transaction.int.spec.ts': 'nothing is stored when the work fails',
    'tests/int/outbox.int.spec.ts': 'a mail is sent with its cause, and not without it',
  }),
  '2.3.4 L2: what there is once is given once, however many ask at once': held({
    'tests/int/own-process/contact-messages.int.spec.ts':
      'the same message fifty times at once is one message, one mail and one for the limit',
    'tests/int/own-process/contribution-applications.int.spec.ts':
      'two editors at once: one of them is told who was first',
    'tests/core/email-password.core.spec.ts': 'lets one of many who come at once have the address',
  }),
  '2.4.1 L2: nobody calls often enough to fill, guess or overload something': held({
    'tests/int/own-process/auth-limits.int.spec.ts': [
      'lets a network sign up five times an hour',
      'mails a link for a new password three times an hour, and says when it does not',
      'says twenty times an hour whether an address is taken',
    ],
    'src/front/pages/render-queue.test.ts':
      'no more are made at a time than it may, and no more wait',
  }),
})
