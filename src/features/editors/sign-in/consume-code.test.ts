import { expect, test, vi } from 'vitest'
import { newRecoveryCodes, recoveryDigest } from './recovery-codes'
import { consumeCode } from './consume-code'

vi.mock('@/lib/env', () => ({ getEnv: () => ({ PAYLOAD_SECRET: 'only-for-this-test' }) }))

// RFC 6238, appendix B: at 59 s the code is 287082, of the first step.
const now = new Date(59_000)
const editorId = 7
const codes = newRecoveryCodes()
const factor = {
  secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  recoveryCodes: codes.map((code) => recoveryDigest({ editorId, code })),
  lastStep: 0,
  enabledAt: '2026-11-21T00:00:00.000Z',
}

test('a code of the app uses up its step and all before it', () => {
  const left = consumeCode({ factor, editorId, code: '287 082', now })
  expect(left).toEqual({ ...factor, lastStep: 1 })
  expect(
    consumeCode({ factor: { ...factor, lastStep: 1 }, editorId, code: '287082', now }),
  ).toBeNull()
  expect(
    consumeCode({ factor: { ...factor, lastStep: 9 }, editorId, code: '287082', now }),
  ).toBeNull()
})

test('a recovery code uses up itself, however it is written', () => {
  const [code = ''] = codes
  const left = consumeCode({ factor, editorId, code: ` ${code.toUpperCase()} `, now })
  expect(left?.recoveryCodes).toEqual(factor.recoveryCodes.slice(1))
  expect(left?.lastStep).toBe(0)
  expect(left && consumeCode({ factor: left, editorId, code, now })).toBeNull()
})

test('the codes of someone else and made-up ones count for nothing', () => {
  const [code = ''] = codes
  expect(consumeCode({ factor, editorId: 8, code, now })).toBeNull()
  for (const made of ['', '-', '000000', 'abcde-fghjk']) {
    expect(consumeCode({ factor, editorId, code: made, now })).toBeNull()
  }
})
