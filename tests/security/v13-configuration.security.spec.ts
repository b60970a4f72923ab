import { expect } from 'vitest'
import { chapter, documented, held, operator, tested } from '../helpers/asvs'
import { newDevice, securedSite } from '../helpers/secured-site'

export const configuration = chapter(13, 'Configuration', {
  '13.1.1 L2: whom the site calls and is called by is written down': documented({
    'docs/security.md': 'Who talks to whom',
  }),
  '13.2.1 L2: the parts of the site show each other who they are': operator(
    'They do, by keys and passwords of their own that do not expire; short-lived ones are the operator’s (a managed PostgreSQL has them).',
  ),
  '13.2.2 L2: with no more rights than they need': held({
    'scripts/check-compose.test.ts': [
      'starts from pinned images and ends as an ordinary user',
      'keeps the database and the account service out of reach of nginx and the outside',
    ],
  }),
  '13.2.3 L2: no password is one that comes with something': held({
    'scripts/check-compose.test.ts': 'offers no value for a secret',
    'src/lib/env.test.ts': 'names a wrong %s and keeps its value to itself',
  }),
  '13.2.4 L2: the site calls whom it has to': held({
    'scripts/check-compose.test.ts': [
      'lets the app out, to the mail server and to Google',
      'keeps the database and the account service out of reach of nginx and the outside',
    ],
  }),
  '13.2.5 L2: and cannot call anybody else': operator(
    'The app’s network of docker-compose.yml leads out; a firewall that names mail server and Google is the operator’s.',
  ),
  '13.3.1 L2: secrets are in nobody’s source': held({
    'scripts/check-compose.test.ts': [
      'holds no secret: passwords and keys come from the environment',
      'offers no value for a secret',
    ],
  }),
  '13.3.2 L2: secrets are known to those who need them': operator(
    'Each service of docker-compose.yml is given its own variables; who reads `.env` on the machine is the operator’s.',
  ),
  '13.4.1 L1: nothing of the sources is served': tested(async () => {
    const device = newDevice()
    for (const path of [
      '/.git/HEAD',
      '/.git/config',
      '/.env',
      '/package.json',
      '/payload.config.ts',
      '/src/lib/env.ts',
      '/_next/static/chunks/main.js.map',
      '/server.js',
    ])
      expect((await device.call(path)).status, path).toBe(404)
  }),
  '13.4.2 L2: nothing serves for debugging': tested(async () => {
    const device = newDevice()
    for (const path of [
      '/_next/webpack-hmr',
      '/__nextjs_original-stack-frames',
      '/__nextjs_source-map',
      '/_next/src/lib/env.ts',
      '/debug',
      '/internal/state',
    ])
      expect([403, 404], path).toContain((await device.call(path)).status)
    expect((await device.call('/ro')).text).not.toContain('/_next/static/development')
  }),
  '13.4.3 L2: no folder is listed': tested(async () => {
    const device = newDevice()
    for (const path of [
      '/_next/',
      '/_next/static/',
      '/_next/static/chunks/',
      '/images/',
      '/fonts/',
      '/api/media/file/',
    ])
      expect((await device.call(path)).text, path).not.toMatch(
        /Index of|<a href="[^"]+\.(?:js|css|woff2)"/,
      )
  }),
  '13.4.4 L2: TRACE': held({
    'tests/e2e/methods.e2e.spec.ts': '${method} reads no page, file or feed',
  }),
  '13.4.5 L2: metrics and descriptions of calls are not for everybody': held({
    'tests/e2e/operating.e2e.spec.ts':
      'metrics are told on a port of their own, by what answered and never by whom',
    'tests/e2e/front-process.e2e.spec.ts': 'what the two say to each other is for nobody else',
  }),
  '13.4.6 L3: nobody is told what runs here, and in which version': tested(async () => {
    const device = newDevice()
    for (const path of [
      '/ro',
      '/ro/nope',
      '/api/projects',
      '/api/nope',
      '/admin/login',
      '/healthz/ready',
      '/auth/nope',
    ]) {
      const { headers, text } = await device.call(path)
      // What other origins may send is a list of Payload's; none is allowed to send anything.
      const told = JSON.stringify(
        [...headers].filter(([name]) => !name.startsWith('access-control-')),
      )
      expect(told, path).not.toMatch(/x-powered-by|"server"|Next\.js|Payload/i)
      expect(text, path).not.toMatch(/generator" content=|Payload \d|Next\.js \d|PostgreSQL \d/)
    }
    expect(securedSite().settings.NODE_ENV).toBe('production')
  }),
})
