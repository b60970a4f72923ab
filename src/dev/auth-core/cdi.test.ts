import { cdiSupported } from 'supertokens-node/lib/build/version'
import { expect, test } from 'vitest'
import { CDI_VERSION } from './cdi'

test('the SDK speaks this version of the interface and no other', () => {
  expect(cdiSupported).toEqual(['5.4'])
  expect(cdiSupported).toEqual([CDI_VERSION])
})
