import { expect } from 'vitest'
import { chapter, documented, held, notMet, tested } from '../helpers/asvs'
import { firstEditor, newDevice, newMember, securedSite } from '../helpers/secured-site'

export const data = chapter(14, 'Data protection', {
  '14.1.1 L2: which data need which care is written down': documented({
    'docs/security.md': 'Data',
  }),
  '14.1.2 L2: and what that care is': documented({ 'docs/security.md': 'Data' }),
  '14.2.1 L1: no address carries a secret to the server': notMet(
    'Links that members get by mail carry their one-time token in the query, which no log has (tested); those of editors carry it behind the #. Links that show a draft are addresses by purpose, for a day.',
  ),
  '14.2.2 L2: nothing personal is kept on its way': tested(async () => {
    const { device } = await newMember()
    for (const path of ['/account', '/account/sessions', '/account/export', '/usermeta'])
      expect(
        (await device.call(path, { method: 'GET' })).headers.get('cache-control'),
        path,
      ).toContain('no-store')
  }),
  '14.2.3 L2: nothing personal goes to others': held({
    'tests/e2e/in-the-browser.e2e.spec.ts':
      '${address} fits a small screen, keeps to its own server and has no barrier that axe finds',
  }),
  '14.2.4 L2: what is written down of data holds': held({
    'tests/int/own-process/contact-messages.int.spec.ts':
      'after twelve months messages are removed',
    'tests/e2e/leaving.e2e.spec.ts':
      'anyone who leaves is nowhere in the database once the last mail is out',
    'tests/int/audit.int.spec.ts': 'sign-ins and sign-outs are told of, and no secret ever is',
    'src/mail/sealed-content.test.ts': 'gives back what it was given, and shows none of it',
  }),
  '14.2.7 L3: what is not needed any more goes by itself': held({
    'tests/int/own-process/contact-messages.int.spec.ts': 'the server removes them by itself',
    'tests/int/own-process/contribution-applications.int.spec.ts':
      'decided applications are removed after twelve months, open ones never',
    'tests/int/outbox.int.spec.ts': 'rows go after thirty days',
  }),
  '14.3.1 L1: who signs out leaves nothing behind': held({
    'tests/e2e/account-calls.e2e.spec.ts':
      'signing out clears what the browser keeps, and ends the session for good',
    'tests/e2e/sessions.e2e.spec.ts':
      'a page that comes back as it was left shows nothing of who has gone',
    'tests/e2e/contact-form.e2e.spec.ts':
      'what a member has typed is not shown to the next one in the same tab',
  }),
  '14.3.2 L2: browsers keep nothing personal': tested(async () => {
    const editor = await firstEditor()
    for (const path of ['/api/editors/me', '/api/contact-messages', '/admin', '/admin/login'])
      expect((await editor.call(path)).headers.get('cache-control'), path).toContain('no-store')
    expect((await newDevice().call('/account')).headers.get('cache-control')).toContain('no-store')
    expect(securedSite().origin).toMatch(/^https:/)
  }),
  '14.3.3 L2: what a browser stores for the site is nobody’s secret': notMet(
    'What a member types into a form stays in the tab’s own storage until it is sent or the member leaves, so that an outage does not take it.',
  ),
})
