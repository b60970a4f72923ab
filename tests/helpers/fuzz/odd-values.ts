import fc from 'fast-check'
import type { Random } from '../../../scripts/differential/random'

const deep = (levels: number): unknown => (levels === 0 ? 1 : { and: [deep(levels - 1)] })

/** What forms, columns and parsers have stumbled over elsewhere. */
const known = [
  ...[null, true, 0, -1, 1.5, 1e308, Number.MAX_SAFE_INTEGER, '', ' ', '0', 'null', 'NaN', '[]'],
  ...[
    '\0',
    'a\0b',
    '\ud800',
    '\u202e\u200b',
    '\r\nX-Evil: 1',
    '%00',
    '%',
    '%f',
    '../../etc/passwd',
  ],
  ...[
    "'; drop table editors; --",
    '{{constructor}}',
    '${7*7}',
    '<script>x</script>',
    '{n, plural,',
  ],
  ...[
    'javascript:alert(1)',
    '__proto__',
    'constructor',
    'toString',
    '😀'.repeat(300),
    'ș'.repeat(9000),
  ],
  ...[
    '9999-99-99',
    '2026-11-24T99:00:00Z',
    '-271821-04-20T00:00:00.000Z',
    '+275760-09-13',
    '1e999',
  ],
  ...[
    [],
    [[]],
    [null],
    {},
    [{}],
    { id: 'x' },
    [{ id: null }],
    { equals: 1 },
    [1, 'a', {}],
    [{ id: 1 }, { id: 1 }],
  ],
  ...[
    { relationTo: 'editors', value: 1 },
    { relationTo: 'nope', value: {} },
    { blockType: 'nope' },
  ],
  ...[
    { root: null },
    { root: { children: 'x' } },
    { root: { type: 'root', children: [{ type: 'nope' }] } },
  ],
  ...[{ ro: 'a', en: null, ru: 1 }, deep(60), Array.from({ length: 2000 }, () => ({ a: 1 }))],
] as const

/** A value that is odd anywhere; most of them are known to have done harm elsewhere. */
export function oddValue(random: Random): unknown {
  if (random.chance(0.75)) return random.pick(known)
  const [value] = fc.sample(fc.jsonValue({ maxDepth: 3 }), {
    seed: random.below(2 ** 31),
    numRuns: 1,
  })
  return value
}

const types = [
  ...['application/json', 'application/json; charset=utf-7', 'text/plain', 'APPLICATION/JSON;'],
  ...['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'],
  ...[
    'application/xml',
    'image/png',
    '',
    'application/json, text/html',
    'application/octet-stream',
  ],
] as const

const texts = [
  ...[
    '',
    '{',
    '[',
    'null',
    '"a"',
    '1',
    '[]',
    '{"a":1}{"a":1}',
    '{"a":',
    '\ufeff{}',
    '{"a":"\\ud800"}',
  ],
  ...[
    '--x\r\n\r\n--x--',
    '--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{\r\n--x--\r\n',
  ],
  ...['--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nx\r\n--x--\r\n'],
  ...['a=b&a=c&a[]=d&__proto__[x]=1', '_payload=%7B', 'a%', '%00=%00', '[['.repeat(3000)],
  ...[
    '{"__proto__":{"admin":true},"constructor":{"prototype":{"x":1}}}',
    '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  ],
] as const

/** A body with its type: something odd, or what a call may expect with odd values in it. */
export function oddBody(random: Random, names: readonly string[]): { type: string; text: string } {
  if (random.chance(0.4)) return { type: random.pick(types), text: random.pick(texts) }
  const some = names.filter(() => random.chance(0.4))
  const fields = Object.fromEntries(some.map((name) => [name, oddValue(random)]))
  return { type: 'application/json', text: JSON.stringify(fields) }
}

const queries = [
  ...[
    'where=x',
    'where[id]=1',
    'where[id][nope]=1',
    'where[or][0][and][0][id][equals]=x',
    'where[a.b.c][like]=%',
  ],
  ...[
    'sort=nope',
    'sort=-a.b,c',
    'sort=updatedBy.hash',
    'limit=-1',
    'limit=x',
    'limit=1e9',
    'page=0',
    'page=-5',
  ],
  ...[
    'page=99999999999999999999',
    'depth=-1',
    'depth=99',
    'depth=x',
    'locale=xx',
    'locale=all',
    'locale[]=ro',
  ],
  ...[
    'fallback-locale=none&locale=en',
    'draft=maybe',
    'select[nope]=true',
    'select=x',
    'populate[x][y]=1',
    'joins=x',
  ],
  ...[
    'where[updatedBy.resetPasswordToken][exists]=true',
    'where[salt][like]=a',
    'trash=true',
    '_rsc=1',
    '%00=1',
  ],
  ...[
    'where[id][in]=1,x,,',
    'where[createdAt][greater_than]=never',
    'where[id][near]=1,2',
    'path=//evil.example',
  ],
  ...[
    'a[b]'.repeat(300),
    'thirdPartyId=google&thirdPartyId=x',
    'token=%F0%9F',
    'email=a%00b',
    'data=%7B',
    '&&=&',
  ],
] as const

export function oddQuery(random: Random): string {
  return random.chance(0.5) ? '' : `?${random.pick(queries)}`
}

/** A segment of an address in the place of an id or a name. */
export function oddSegment(random: Random): string {
  const segments = [
    '1',
    '0',
    '-1',
    '987654',
    '9999999999',
    'x',
    '%00',
    '%2e%2e',
    '..%2f',
    'null',
  ] as const
  return random.pick([
    ...segments,
    'constructor',
    '__proto__',
    '1%20or%201=1',
    '%F0%9F',
    'a'.repeat(300),
  ])
}
