import { expect } from 'vitest'
import { chapter, held, noPart, notMet, operator, tested } from '../helpers/asvs'
import { sourcesWith } from '../helpers/sources-with'

const proxy = 'The proxy that ends TLS is the operator’s: docs/deploy.md.'

export const communication = chapter(12, 'Secure communication', {
  '12.1.1 L1: versions of TLS': operator(proxy),
  '12.1.2 L2: cipher suites': operator(proxy),
  '12.1.3 L2: certificates of clients': noPart('Nobody is known by one.'),
  '12.2.1 L1: visitors reach the site by TLS only': operator(
    `${proxy} The site itself says so to browsers for a year (3.4.1).`,
  ),
  '12.2.2 L1: certificates that browsers know': operator(proxy),
  '12.3.1 L2: everything that comes and goes is encrypted': notMet(
    'Between nginx, front server, application, database and account service of one machine it is not: they share a network of their own that nobody else is on. Beyond it the operator sets `sslmode`, `smtps:` and `https:`.',
  ),
  '12.3.2 L2: certificates of others are checked': tested(() => {
    expect(
      sourcesWith(/rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/),
    ).toEqual([])
  }),
  '12.3.3 L2: the parts of the site talk by TLS': notMet(
    'As for 12.3.1: on the private network of docker-compose.yml they talk in the clear.',
  ),
  '12.3.4 L2: certificates between the parts': noPart('They have none: 12.3.3.'),
  '12.3.5 L3: the parts of the site know each other': held({
    'tests/e2e/front-process.e2e.spec.ts': 'what the two say to each other is for nobody else',
    'scripts/check-compose.test.ts':
      'keeps the database and the account service out of reach of nginx and the outside',
  }),
})
