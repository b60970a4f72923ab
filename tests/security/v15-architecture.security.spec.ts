import { expect } from 'vitest'
import { z } from 'zod'
import { chapter, documented, held, notMet, operator, tested } from '../helpers/asvs'
import { newDevice, newEditor, newMember } from '../helpers/secured-site'

// Editors read the address and the sessions of nobody but themselves.
const editors = z.object({
  docs: z.array(z.object({ email: z.string().optional(), sessions: z.array(z.unknown()) })),
})

export const architecture = chapter(15, 'Secure coding and architecture', {
  '15.1.1 L1: how soon a hole in a package is mended is written down': documented({
    'SECURITY.md': 'Holes in packages',
  }),
  '15.1.2 L2: every package is listed, with where it comes from': held({
    'scripts/check-lockfile.test.ts': [
      'accepts the lockfile of this project',
      'refuses the address of a registry',
    ],
  }),
  '15.1.3 L2: what is costly, and what keeps it from being overused, is written down': documented({
    'docs/security.md': 'What is costly',
  }),
  '15.2.1 L1: no package has a hole that should be mended': operator(
    'Floors that were set for known holes hold (scripts/check-lockfile.mjs); `npm audit` is to be run where a registry is reached.',
  ),
  '15.2.2 L2: what is costly waits its turn': held({
    'src/auth/core/hashing-queue.test.ts':
      'has a few under way at once and keeps the order in which callers came',
    'src/front/pages/render-queue.test.ts':
      'no more are made at a time than it may, and no more wait',
    'src/front/requests/refuse-request.test.ts': 'one that does not come is given up',
  }),
  '15.2.3 L2: nothing of the development is in production': tested(async () => {
    const { sourcesWith } = await import('../helpers/sources-with')
    // Tests and scripts, and the local stack, are out of reach of the product by `npm run check -- boundaries`.
    expect(sourcesWith(/from '(?:@\/dev|\.\.?\/(?:\.\.\/)*(?:dev|tests|scripts))\//)).toEqual([])
    for (const path of [
      '/catalogue',
      '/ro/catalogue',
      '/api/first-register',
      '/admin/create-first-user',
    ])
      expect((await newDevice().call(path)).text, path).not.toContain('name="confirm-password"')
  }),
  '15.3.1 L1: answers hold what is asked for, and no field besides': tested(async () => {
    const { device } = await newEditor('editor')
    const { text } = await device.call('/api/editors?limit=100')
    expect(text).not.toMatch(
      /"(?:hash|salt|totpSecret|recoveryCodes|resetPasswordToken|password)":/,
    )
    const others = editors.parse(JSON.parse(text)).docs.filter(({ email }) => email === undefined)
    expect(others.length).toBeGreaterThan(0)
    expect(others.flatMap(({ sessions }) => sessions)).toEqual([])
    const member = await newMember()
    const seen = await device.call(`/api/user-profiles?where[userId][equals]=${member.id}`)
    expect(seen.text).not.toMatch(/password|token/i)
  }),
  '15.3.2 L2: no redirect of another service is followed unasked': notMet(
    'Calls to the account service and to Google are made by the SDK of the accounts, which follows them; both are named by the operator.',
  ),
  '15.3.3 L2: nobody sets a field that a call does not take': held({
    'tests/int/rest-access.int.spec.ts':
      'an editor who is no administrator cannot make editors or raise their own role',
    'src/lib/http/parse-fields.test.ts': 'reports %s',
    'tests/int/audit.int.spec.ts': 'what an editor sends as the last editor is not believed',
  }),
  '15.3.4 L2: the address of a visitor is what proxies of ours say': held({
    'src/lib/http/client-address.test.ts': '%s counts as %s',
    'scripts/check-compose.test.ts':
      'adds the address of the visitor where the front server looks for it: one proxy from the end',
  }),
  '15.3.5 L2: values are of the type that is expected': held({
    'src/lib/http/parse-fields.test.ts': ['gives what the schema makes of it', '%j is no body'],
    'tests/int/api-edges.int.spec.ts':
      'a text that no column takes is refused, and no failure: %s %s',
  }),
  '15.3.6 L2: nothing typed changes what all objects have': tested(async () => {
    const { device } = await newMember()
    const editor = await newEditor('editor')
    const bodies = [
      '{"__proto__":{"polluted":"yes"},"name":"Ana"}',
      '{"constructor":{"prototype":{"polluted":"yes"}}}',
      '{"passions":{"__proto__":{"polluted":"yes"}}}',
    ]
    for (const body of bodies) {
      for (const path of ['/usermeta', '/contact'])
        expect((await device.call(path, { body })).status, path).toBeLessThan(500)
      expect((await editor.device.call('/api/editors/login', { body })).status).toBeLessThan(500)
      const query = '__proto__[polluted]=yes&constructor[prototype][polluted]=yes'
      expect((await editor.device.call(`/api/projects?${query}`)).text).not.toContain('polluted')
    }
    for (const path of ['/account', '/usermeta'])
      expect((await device.call(path, { method: 'GET' })).text).not.toContain('polluted')
    expect((await editor.device.call('/api/access')).text).not.toContain('polluted')
  }),
  '15.3.7 L2: a parameter that is given twice is read in one way': held({
    'src/features/contact-messages/inbox/inbox-filter.test.ts':
      'of a parameter given twice the last one counts, and empty ones do not matter',
    'src/front/requests/request-path.test.ts':
      'notices a host that is named twice, of which proxies may each take another',
  }),
})
