// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { endPart, findButton, press, showPart } from '../../../tests/helpers/panel-part'
import { RecordAction } from './record-action.client'

vi.mock('@payloadcms/ui', () => import('../../../tests/helpers/payload-ui'))

afterEach(endPart)

test('who stays on the page when it is to be loaded anew may do the same again', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})))
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  await showPart(<RecordAction id={7} language="en" path="/retry" text="Try again" />)
  await press('Try again')
  expect(reload).toHaveBeenCalledTimes(1)
  expect(findButton('Try again').disabled).toBe(false)
})
