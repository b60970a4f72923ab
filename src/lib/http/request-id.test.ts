import { expect, test } from 'vitest'
import { getRequestId } from './request-id'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

function getId({ given, isTrusted = true }: { given?: string; isTrusted?: boolean }): string {
  return getRequestId({ req: { headers: { 'x-request-id': given } }, isTrusted })
}

test('a trusted proxy gives requests their numbers', () => {
  for (const given of ['4bf92f3577b34da6a3ce929d0e0e4736', 'Root=1-67891233-abcdef']) {
    expect(getId({ given })).toBe(given)
  }
})

test('without a proxy of ours in front, a request gets a number here', () => {
  expect(getId({ given: '4bf92f3577b34da6a3ce929d0e0e4736', isTrusted: false })).toMatch(uuid)
})

test('nothing else than a number is taken for one', () => {
  for (const given of [undefined, '', 'a b', 'a"b', 'a\nb', 'ș', 'a'.repeat(101)]) {
    expect(getId(given === undefined ? {} : { given })).toMatch(uuid)
  }
})
