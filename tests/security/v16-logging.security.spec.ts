import { expect } from 'vitest'
import { chapter, documented, held, notMet, operator, tested } from '../helpers/asvs'
import { sendRaw } from '../helpers/raw-request'
import { newDevice, newEditor, securedSite, signIn } from '../helpers/secured-site'

/** What the site has said since a moment. */
async function saidSince(length: number, what: string): Promise<string[]> {
  await expect.poll(() => securedSite().log().slice(length), { timeout: 5000 }).toContain(what)
  return securedSite().log().slice(length).trim().split('\n')
}

export const logging = chapter(16, 'Logging and errors', {
  '16.1.1 L2: what is logged, where, and for how long, is written down': documented({
    'docs/operations.md': 'Logs',
    'docs/security.md': 'Logs',
  }),
  '16.2.1 L2: a line says when, what and in which request': held({
    'tests/e2e/operating.e2e.spec.ts':
      'every line is JSON, and what failed is found by the number of the request',
    'src/lib/log.test.ts': [
      'a line says when, how grave and what',
      'what a request starts belongs to it',
    ],
  }),
  '16.2.2 L2: times are in UTC': tested(async () => {
    const before = securedSite().log().length
    await newDevice().call('/ro/account?logged')
    const lines = await saidSince(before, '/ro/account')
    for (const line of lines) expect(line).toMatch(/"time":"\d{4}-\d\d-\d\dT[\d:.]+Z"/)
  }),
  '16.2.3 L2: logs go where it is written': tested(async () => {
    const { sourcesWith } = await import('../helpers/sources-with')
    // Pictures, and scripts that instances share; no log.
    expect(sourcesWith(/appendFile|createWriteStream\(/)).toEqual([])
  }),
  '16.2.4 L2: lines are of one form': held({
    'src/lib/observing/console-lines.test.ts':
      'what packages say is one line without the colours of a terminal',
    'tests/e2e/operating.e2e.spec.ts':
      'every line is JSON, and what failed is found by the number of the request',
  }),
  '16.2.5 L2: no line holds a secret': held({
    'src/lib/log.test.ts': [
      'no line tells the code of a link',
      'a query that failed is told without the values it was given',
    ],
    'scripts/bench/compose-nginx.test.ts': 'logs no code of a link',
    'tests/int/jobs.int.spec.ts': 'a failed query is told without the values that it was given',
  }),
  '16.3.1 L2: every sign-in is logged, refused ones as well': notMet(
    'Those of editors are, refused ones in the log (tested with 16.3.2), others in the audit log; of members’ none is kept but their sessions.',
  ),
  '16.3.2 L2: what someone may not do is logged': tested(async () => {
    const { device, email } = await newEditor('translator')
    const before = securedSite().log().length
    expect((await device.call('/api/outgoing-mails')).status).toBe(403)
    expect((await signIn(newDevice(), { email, password: 'not-the-password-1' })).status).toBe(401)
    const lines = await saidSince(before, '"status":401')
    const refused = lines.filter((line) => line.includes('"event":"refused"'))
    expect(refused.some((line) => line.includes('"status":403'))).toBe(true)
    expect(refused.some((line) => line.includes('"status":401'))).toBe(true)
    expect(lines.join('\n')).not.toContain('not-the-password-1')
  }),
  '16.3.3 L2: attempts to get round a rule are logged': notMet(
    'What the front server and the limits refuse is counted by status, not logged one by one; what browsers report of the policy, and what the interface refuses, is.',
  ),
  '16.3.4 L2: what fails unexpectedly is logged': held({
    'src/front/requests/requests.test.ts':
      'what is thrown is an answer 500, and two lines with the number of the request',
    'tests/int/jobs.int.spec.ts':
      'a job that fails says why, is run again, and is as before once it succeeds',
  }),
  '16.4.1 L2: nobody writes lines of their own into the log': tested(async () => {
    const before = securedSite().log().length
    const forged = '{"level":"info","event":"forged"}'
    await newDevice().call(`/ro/nope%0a${encodeURIComponent(forged)}`)
    await newDevice().call('/api/editors/login', {
      body: { email: `a@b.example\n${forged}\n`, password: `x\n${forged}` },
      headers: { 'user-agent': 'x' },
    })
    const target = `/ro/account?a=\u2028${forged}`
    await sendRaw({
      origin: securedSite().address,
      target: encodeURI(target),
      headers: { 'X-Request-Id': 'a b' },
    })
    const lines = await saidSince(before, '/api/editors/login')
    for (const line of lines) {
      expect(() => void JSON.parse(line), line).not.toThrow()
      expect(line).not.toContain('"event":"forged"')
    }
  }),
  '16.4.2 L2: logs are out of reach': operator(
    'They go to standard output; who reads what becomes of them is the operator’s.',
  ),
  '16.4.3 L2: logs are sent elsewhere': operator(
    'docs/operations.md says in which form lines and traces leave.',
  ),
  '16.5.1 L2: a failure tells the visitor nothing of the inside': held({
    'tests/int/own-process/auth-refusals.int.spec.ts':
      'turns what is thrown into an answer, and logs nothing of it',
    'src/front/requests/requests.test.ts':
      'what is thrown is an answer 500, and two lines with the number of the request',
  }),
  '16.5.2 L2: the site works on while something that it needs does not': held({
    'tests/e2e/outage.e2e.spec.ts':
      'readers keep what was served while the database is away, and all is well after it',
    'tests/int/own-process/auth-outage.int.spec.ts':
      'is answered by 503 in time, signs nobody out, and is found again',
    'tests/int/outbox-faults.int.spec.ts':
      'while the mail server is away nothing is lost; then everything is delivered once',
  }),
  '16.5.3 L2: what fails lets nobody in and stores nothing by half': held({
    'tests/int/transaction.int.spec.ts': [
      'nothing is stored when the work fails',
      'a transaction that cannot be committed is no success',
    ],
    'tests/int/own-process/auth-without-database.int.spec.ts':
      'counts in memory while the database of the limits is away',
  }),
  '16.5.4 L3: no error ends the whole': held({
    'tests/e2e/front-process.e2e.spec.ts':
      'readers notice nothing when the application is killed, and it comes back',
    'src/front/requests/requests.test.ts':
      'what is thrown is an answer 500, and two lines with the number of the request',
  }),
})
