import { expect } from 'vitest'
import { chapter, held, noPart, tested } from '../helpers/asvs'
import { newDevice } from '../helpers/secured-site'
import { sourcesWith } from '../helpers/sources-with'

const memorySafe = 'JavaScript has no memory of its own to manage.'

export const encoding = chapter(1, 'Encoding and sanitisation', {
  '1.1.1 L2: input is decoded once, before it is looked at': held({
    'src/front/requests/request-path.test.ts':
      'notices a host that is named twice, of which proxies may each take another',
    'scripts/differential/differential.test.ts':
      'the front server reads requests as Node does, and refuses what others would read otherwise',
  }),
  '1.1.2 L2: output is escaped last, by what interprets it': held({
    'tests/e2e/bad-input.e2e.spec.ts':
      'the address of a missing page is shown as text, never as markup',
    'src/mail/templates/rendered-mail.test.ts': '%s stays text wherever a member may write',
  }),
  '1.2.1 L1: output is escaped for where it stands': held({
    'tests/e2e/unescaped-content.e2e.spec.ts':
      'what is unescaped in a text never runs, and would without the policy',
    'src/mail/injection.test.ts': '%j in a text reaches one recipient and adds no header',
  }),
  '1.2.2 L1: addresses are encoded, and their schemes are a fixed few': held({
    'src/lib/safe-link.test.ts': '%j is none',
    'tests/int/api-edges.int.spec.ts': 'of a link to %s in a text the words are published',
  }),
  '1.2.3 L1: data within scripts cannot end them': tested(async () => {
    const { text } = await newDevice().call('/ro')
    const data = [...text.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
    expect(data.length).toBeGreaterThan(0)
    for (const [, json = ''] of data) {
      expect(json).not.toContain('<')
      expect(() => void JSON.parse(json)).not.toThrow()
    }
  }),
  '1.2.4 L1: values go to the database as parameters': tested(async () => {
    const device = newDevice()
    for (const value of ["'", "' or '1'='1", '1; select pg_sleep(5)--', '1) or (1=1']) {
      const started = Date.now()
      for (const path of [
        `/members/${encodeURIComponent(value)}`,
        '/auth/emailpassword/email/exists',
      ])
        expect((await device.call(path, { method: 'GET' })).status).toBeLessThan(500)
      expect(Date.now() - started).toBeLessThan(4000)
    }
    // The one way past the parameters is for words of the code alone.
    expect(sourcesWith(/\bsql\.raw\(/)).toEqual([
      'src/features/contact-messages/inbox/export-messages.ts',
      'src/features/translation/reading/count-units.ts',
      'src/features/translation/reading/iso-time.ts',
      'src/features/translation/reading/matching-units.ts',
      'src/features/translation/units/unit-conditions.ts',
      'src/features/translation/units/unit-orders.ts',
    ])
  }),
  '1.2.5 L1: nothing is given to a shell': tested(() => {
    expect(sourcesWith(/child_process|\bexecSync\b|\bspawn\(/)).toEqual([])
  }),
  '1.2.6 L2: LDAP': noPart('No directory is asked.'),
  '1.2.7 L2: XPath': noPart('No XPath is evaluated; XLIFF is read as a stream of events.'),
  '1.2.8 L2: LaTeX': noPart('Nothing is typeset.'),
  '1.2.9 L2: what is looked for is no pattern': held({
    'src/features/contact-messages/inbox/search-pattern.test.ts': '„%s” does not find „%s”',
  }),
  '1.3.1 L1: formatted text is a tree of known nodes, never HTML': tested(() => {
    // Icons, sheets and scripts of the build, and data whose `<` is escaped: nothing that is typed.
    expect(sourcesWith(/dangerouslySetInnerHTML|\.innerHTML\b|insertAdjacentHTML/)).toEqual([
      'src/components/layout/inline-script.tsx',
      'src/components/panel/failure/failure-alone.client.tsx',
      'src/components/panel/icon-field.client.tsx',
      'src/components/ui/icon.tsx',
      'src/features/site/components/page-shell.tsx',
    ])
  }),
  '1.3.2 L1: no text is run as code': tested(() => {
    expect(sourcesWith(/\beval\(|new Function\(|from 'node:vm'/)).toEqual([])
  }),
  '1.3.3 L2: what may be dangerous where it goes is cut to what is safe there': held({
    'src/lib/plain-text.test.ts': '%j is neither',
    'src/mail/templates/rendered-mail.test.ts':
      'a member cannot turn the reading order round or end a line of the mail',
    'tests/int/own-process/inbox.int.spec.ts':
      'the export is what the filter asks for, safe to open, and logged',
  }),
  '1.3.4 L2: no drawing that may carry script is taken': held({
    'tests/int/media.int.spec.ts': '%s is refused',
  }),
  '1.3.5 L2: no markup language of the visitor’s is interpreted': held({
    'src/rich-text/markup.test.ts': 'is refused: %s',
  }),
  '1.3.6 L2: no visitor names an address that the site then calls': tested(() => {
    // The account service, and caches in front: both are named by who runs the site.
    const calling = sourcesWith(/(?<![\w.])fetch\(|\brequest\(url\b/)
    expect(calling.filter((path) => !path.includes('.client.'))).toEqual([
      'src/auth/core/circuit-breaker.ts',
      'src/front/purge/purge-hook.ts',
    ])
    expect(sourcesWith(/pasteURL: (?:true|\{)/)).toEqual([])
  }),
  '1.3.7 L2: templates are the site’s own': held({
    'src/features/contact-messages/inbox/reply-template.test.ts':
      'what a member wrote is not filled in again',
    'tests/int/own-process/inbox-answers.int.spec.ts':
      'a template with a placeholder that nothing fills is refused',
  }),
  '1.3.8 L2: JNDI': noPart('Nothing runs on Java but the account service, which is not ours.'),
  '1.3.9 L2: memcache': noPart('There is none.'),
  '1.3.10 L2: format strings are those of the site': held({
    'src/mail/edited-messages.test.ts':
      'a mail says what an editor has changed, from the next one on',
  }),
  '1.3.11 L2: nothing typed adds a recipient or a header to a mail': held({
    'src/mail/injection.test.ts': [
      '%j in a text reaches one recipient and adds no header',
      '%j is no address',
    ],
  }),
  '1.4.1 L2: memory': noPart(memorySafe),
  '1.4.2 L2: numbers that no column takes are refused': held({
    'tests/int/api-edges.int.spec.ts': 'what nobody can look for is refused, and no failure: %s',
  }),
  '1.4.3 L2: freed memory': noPart(memorySafe),
  '1.5.1 L1: XML is read without entities or what they lead to': held({
    'src/features/translation/interchange/hostile-xliff.test.ts': [
      'refuses entities other than those of XML',
      'refuses what is nested without end',
    ],
  }),
  '1.5.2 L2: only JSON, forms and the formats of translations are read, each by a schema': held({
    'src/lib/http/json-body.test.ts': 'refuses %s %.20s as %s',
    'src/lib/http/parse-fields.test.ts':
      'a field named like the prototype is unknown like any other',
  }),
})
