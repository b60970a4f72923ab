import { expect, test } from 'vitest'
import type { Media, Project } from '@/payload-types'
import { toProjectView } from './mapping'

const times = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' }
const picture = { id: 1, url: '/api/media/file/sala.webp', width: 1200, height: 800, ...times }

function pictureOf(banner: Media | null) {
  const source: Project = { id: 1, accent: 'cinema', stage: 'open', order: 1, banner, ...times }
  return toProjectView({ locale: 'ro', own: source, source, cutOff: new Set() }).banner
}

test('a picture names its author', () => {
  expect(pictureOf({ ...picture, credit: ' Ana Rusu ' })?.credit).toBe('Ana Rusu')
})

test.each([undefined, null, '', '  '])('or nobody: %j', (credit) => {
  expect(pictureOf({ ...picture, ...(credit === undefined ? {} : { credit }) })?.credit).toBe('')
})

test('no picture has no author', () => {
  expect(pictureOf(null)).toBeNull()
})
