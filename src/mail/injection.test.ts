import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startSmtpSink } from '../../tests/helpers/smtp-sink'
import { compose } from './compose'
import { checkedMail } from './mail'
import { openTransport } from './outbox/transport'

const lineEnds = [
  '\r\n',
  '\n',
  '\r',
  '%0d%0a',
  '%0A',
  '\r\n ',
  '\n\t',
  '\u2028',
  '\u2029',
  '\u0085',
]
const headers = ['Bcc: thief@evil.example', 'To: thief@evil.example', 'Subject: Hijacked']
const payloads = [
  ...lineEnds.flatMap((end) => headers.map((header) => `ana@pasiuni.example${end}${header}`)),
  'ana@pasiuni.example\0Bcc: thief@evil.example',
  'ana@pasiuni.example,thief@evil.example',
  'ana@pasiuni.example;thief@evil.example',
  'ana@pasiuni.example thief@evil.example',
  'ana@pasiuni.example> RCPT TO:<thief@evil.example',
  '"ana" <thief@evil.example>',
  'Group: ana@pasiuni.example, thief@evil.example;',
  '=?utf-8?q?ana=40pasiuni.example=0ABcc=3A_thief=40evil.example?=@pasiuni.example',
  'ana@=?utf-8?b?ZXZpbC5leGFtcGxl?=',
  'ana@pasiuni.example(comment\r\nBcc: thief@evil.example)',
  '@relay.example:ana@pasiuni.example',
  'ana@pasiuni.example\r\n.\r\nMAIL FROM:<thief@evil.example>',
  '\r\n\r\n<script>alert(1)</script>',
]

const to = 'grup@pasiuni.example'
const contact = {
  to,
  locale: 'ro',
  template: 'contact-message',
  name: 'Ana',
  message: 'Bună ziua!',
  memberId: '1',
  replyTo: 'ana@pasiuni.example',
}

let sink: Awaited<ReturnType<typeof startSmtpSink>>

beforeAll(async () => {
  sink = await startSmtpSink()
})

afterAll(() => sink.stop())

beforeEach(() => {
  sink.accepted.length = 0
})

async function deliver(mail: object) {
  const message = compose({
    mail: checkedMail(mail),
    messageId: '<1@pasiuni.example>',
    from: 'no-reply@pasiuni.example',
    siteUrl: 'https://pasiuni.example',
  })
  const outcome = await openTransport(sink.url).send(message, new AbortController().signal)
  expect(outcome).toEqual({ kind: 'sent' })
  const [delivered] = sink.accepted
  if (!delivered) throw new Error('The mail has not arrived.')
  return delivered
}

test('there are at least forty of them', () => {
  expect(new Set(payloads).size).toBeGreaterThanOrEqual(40)
})

test.each(payloads)('%j in a text reaches one recipient and adds no header', async (payload) => {
  const content = { ...contact, name: payload, message: payload, memberId: payload }
  const { recipients, headers, raw } = await deliver(content)
  expect(sink.accepted).toHaveLength(1)
  expect(recipients).toEqual([to])
  expect(headers.map(({ name }) => name).sort()).toEqual([
    'auto-submitted',
    'content-language',
    'content-type',
    'date',
    'from',
    'message-id',
    'mime-version',
    'reply-to',
    'subject',
    'to',
  ])
  const findValue = (wanted: string) => headers.find(({ name }) => name === wanted)?.value
  expect(findValue('to')).toBe(to)
  expect(findValue('reply-to')).toBe('ana@pasiuni.example')
  expect(findValue('from')).toBe('Pasiuni <no-reply@pasiuni.example>')
  expect(raw.match(/^content-type: text\//gim)).toHaveLength(2)
})

test.each(payloads)('%j is no address', (payload) => {
  for (const field of ['to', 'replyTo']) {
    expect(() => checkedMail({ ...contact, [field]: payload })).toThrow(field)
  }
  const changed = { to, locale: 'ro', template: 'email-changed', newEmail: payload }
  expect(() => checkedMail(changed)).toThrow('newEmail')
})

test.each(payloads)(
  '%j in the subject of a ready mail is refused or stays a subject',
  async (subject) => {
    const mail = { to, locale: 'ro', template: 'raw', subject, html: 'Bună ziua!' }
    if (/[\r\n\0\u0085\u2028\u2029]/.test(subject)) {
      expect(() => checkedMail(mail)).toThrow('subject')
      return
    }
    const { recipients, headers } = await deliver(mail)
    expect(recipients).toEqual([to])
    expect(headers).toHaveLength(8)
  },
)
