import { expect, test } from 'vitest'
import { toOutcome } from './transport'

test.each([
  [{ code: 'ESOCKET', message: 'connect ECONNREFUSED' }, 'connection'],
  [{ code: 'ETIMEDOUT', message: 'Greeting never received' }, 'connection'],
  [{ code: 'EAUTH', responseCode: 535, permanent: true }, 'connection'],
  [{ code: 'EPROTOCOL', responseCode: 554, permanent: true }, 'connection'],
  [{ code: 'EABORT' }, 'connection'],
  [{ code: 'EENVELOPE', responseCode: 450, permanent: false }, 'refusal'],
  [{ code: 'EMESSAGE', responseCode: 451, permanent: false }, 'refusal'],
  [{ code: 'EENVELOPE', responseCode: 503, permanent: false }, 'refusal'],
  [{ code: 'EENVELOPE', responseCode: 550, permanent: true }, 'rejection'],
  [{ code: 'EMESSAGE', responseCode: 554, permanent: true }, 'rejection'],
  [{ code: 'EENVELOPE', message: 'Invalid recipient' }, 'rejection'],
  ['no error at all', 'connection'],
])('%o is a %s', (error, kind) => {
  expect(toOutcome(error).kind).toBe(kind)
})

test('the reason never names an address', () => {
  const response = '550 5.1.1 <ana@pasiuni.example>: mailbox of ana@pasiuni.example is gone'
  const outcome = toOutcome({ code: 'EENVELOPE', responseCode: 550, permanent: true, response })
  expect(JSON.stringify(outcome)).toContain('550 5.1.1')
  expect(JSON.stringify(outcome)).not.toContain('pasiuni.example')
})
