// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { endPart, findButton, press, showPart } from '../../../tests/helpers/panel-part'
import { RecordAction } from './record-action.client'

vi.mock('@payloadcms/ui', () => import('../../../tests/helpers/payload-ui'))

afterEach(endPart)

test('what has been done is not done again before the page is loaded anew', async () => {
  const ask = vi.fn(() => Promise.resolve(Response.json({})))
  vi.stubGlobal('fetch', ask)
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  await showPart(<RecordAction id={7} language="en" path="/retry" text="Try again" />)
  await press('Try again')
  await press('Try again')
  expect(ask).toHaveBeenCalledTimes(1)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(findButton('Try again').disabled).toBe(true)
})

test('what has failed may be tried again', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({}, { status: 503 })))
  await showPart(<RecordAction id={7} language="en" path="/retry" text="Try again" />)
  await press('Try again')
  expect(findButton('Try again').disabled).toBe(false)
})
