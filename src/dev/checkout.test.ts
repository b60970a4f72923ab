import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkout, mediaFolder } from './checkout'

test('pictures are kept beside the local data, unless another folder is named', () => {
  expect(mediaFolder({ env: {}, folder: '/data' })).toBe('/data/media')
  expect(mediaFolder({ env: { MEDIA_DIR: '' }, folder: '/data' })).toBe('/data/media')
  expect(mediaFolder({ env: { MEDIA_DIR: '/pictures' }, folder: '/data' })).toBe('/pictures')
})

test('every command on this machine finds a folder of pictures in the checkout', () => {
  const named = { env: { MEDIA_DIR: 'pictures' }, folder: '/data' }
  expect(mediaFolder(named)).toBe(join(checkout, 'pictures'))
})
