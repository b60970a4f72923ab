import { expect } from 'vitest'
import { chapter, documented, held, notMet, tested } from '../helpers/asvs'
import { newDevice, newEditor, newMember, showing, signIn } from '../helpers/secured-site'

async function isSomebody(token: string): Promise<boolean> {
  const headers = showing('payload-token', token)
  const { text } = await newDevice().call('/api/editors/me', { headers })
  return !text.includes('"user":null')
}

export const sessions = chapter(7, 'Sessions', {
  '7.1.1 L2: how long sessions last is written down, and why': documented({
    'docs/security.md': 'Sessions',
  }),
  '7.1.2 L2: so is how many someone may have': documented({ 'docs/security.md': 'Sessions' }),
  '7.1.3 L2: so is what a session here has to do with one at Google': documented({
    'docs/security.md': 'Sessions',
  }),
  '7.2.1 L1: the server tells whether a session is good': held({
    'tests/int/own-process/auth-refusals.int.spec.ts': 'says 401 for a token of another’s making',
    'tests/int/panel-calls.int.spec.ts': 'an editor who has signed out is nobody any more',
  }),
  '7.2.2 L1: a session has a token made for it': tested(async () => {
    const { email, device } = await newEditor('editor')
    const other = newDevice()
    await signIn(other, { email })
    const tokens = [device.cookie('payload-token'), other.cookie('payload-token')]
    expect(new Set(tokens).size).toBe(2)
    const member = await newMember()
    expect(member.device.cookie('sAccessToken')).not.toBeNull()
  }),
  '7.2.3 L1: tokens cannot be guessed': tested(async () => {
    const { device } = await newEditor('editor')
    // Signed with 256 bits.
    const [, , signature = ''] = (device.cookie('payload-token') ?? '').split('.')
    expect(Buffer.from(signature, 'base64url').length).toBeGreaterThanOrEqual(32)
    const member = await newMember()
    expect((member.device.cookie('sRefreshToken') ?? '').length).toBeGreaterThan(64)
  }),
  '7.2.4 L1: anyone who signs in gets a new token': held({
    'tests/int/own-process/auth-flows.int.spec.ts':
      'begins again for anyone who signs in over another one',
  }),
  '7.3.1 L2: a session that nobody uses ends': held({
    'tests/core/embedded-expiry.core.spec.ts':
      'a session that is not used expires after a hundred days',
  }),
  '7.3.2 L2: a session ends after a time, used or not': notMet(
    'An editor’s does after a week (tested); a member’s lives on as long as it is used.',
  ),
  '7.4.1 L1: a session that has ended is good for nothing': tested(async () => {
    const { device } = await newEditor('editor')
    const token = device.cookie('payload-token') ?? ''
    expect(await isSomebody(token)).toBe(true)
    await device.call('/api/editors/logout', { method: 'POST' })
    expect(await isSomebody(token)).toBe(false)
  }),
  '7.4.2 L1: who is suspended, deleted or removed is out at once': tested(async () => {
    const { firstEditor } = await import('../helpers/secured-site')
    const { id, device } = await newEditor('editor')
    const token = device.cookie('payload-token') ?? ''
    expect(await isSomebody(token)).toBe(true)
    const gone = await (await firstEditor()).call(`/api/editors/${id}`, { method: 'DELETE' })
    expect(gone.status).toBe(200)
    expect(await isSomebody(token)).toBe(false)
  }),
  '7.4.3 L2: a change of what opens an account ends all other sessions': held({
    'tests/int/own-process/account-settings.int.spec.ts':
      'is changed by the person who knows it, and ends the other sessions',
    'tests/int/editor-credentials.int.spec.ts': [
      'ends the other sessions, is logged and told by mail',
      'counts once the link is followed, and ends the other sessions',
    ],
    'tests/int/editor-accounts.int.spec.ts':
      'a new password ends the others, turning the second factor on as well',
  }),
  '7.4.4 L2: wherever someone is signed in, they can sign out': held({
    'tests/e2e/accounts-journey.e2e.spec.ts':
      'a member comes, writes, is seen, leaves and comes back',
    'tests/e2e/sessions.e2e.spec.ts': 'signing out in one tab signs the other one out: ${locale}',
  }),
  '7.4.5 L2: administrators end the sessions of others': held({
    'tests/e2e/members.e2e.spec.ts':
      'an editor finds, suspends and restores a member, who is told and locked out at once',
    'tests/int/editor-accounts.int.spec.ts': 'nobody chooses a password for someone else',
  }),
  '7.5.1 L2: who changes what opens an account shows first who they are': held({
    'tests/int/own-process/auth-accounts.int.spec.ts': [
      'compares the password, five wrong ones in a quarter of an hour',
      'asks a member without a password to sign in again after ten minutes',
    ],
    'tests/int/editor-credentials.int.spec.ts': [
      'takes the current password',
      'takes a code where the second factor is on',
    ],
    'tests/int/editor-sign-in.int.spec.ts': 'goes with a code of its own, or by an administrator',
  }),
  '7.5.2 L2: everybody sees their sessions and, having shown who they are, ends them': notMet(
    'Sessions are listed and ended (tested), without asking for the password again: who finds a thief among them is to lose no time.',
  ),
  '7.6.1 L2: sessions here and at a provider end as it is written': held({
    'tests/int/own-process/auth-google.int.spec.ts':
      'loses the session with the next refresh, and with a call that runs meanwhile',
    'tests/int/own-process/auth-accounts.int.spec.ts':
      'asks a member without a password to sign in again after ten minutes',
  }),
  '7.6.2 L2: nobody is signed in without having asked for it': held({
    'tests/e2e/google-sign-in.e2e.spec.ts': 'a return that this tab has not begun is refused: ru',
    'tests/int/own-process/auth-flows.int.spec.ts':
      'works once, without a session, and by POST only',
  }),
})
