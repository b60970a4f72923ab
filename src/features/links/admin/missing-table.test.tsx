// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { endPart, press, showPart } from '../../../../tests/helpers/panel-part'
import { endRefresh, SlowPage } from '../../../../tests/helpers/slow-router'
import type { MissingPage } from '../list-missing-pages'
import { MissingTable } from './missing-table.client'
import { redirectTexts } from './texts'

vi.mock('next/navigation', () => import('../../../../tests/helpers/slow-router'))

const first: MissingPage = {
  ...{ id: 1, path: '/first', shown: '/first', hits: 3, likely: null },
  ...{ isLinkedHere: false, isWithoutLanguage: true, lastSeenAt: '2026-03-01T10:00:00Z' },
}

afterEach(endPart)

test('a second press takes no other page off the list before the list is in', async () => {
  const fetched = vi.fn(() => Promise.resolve(Response.json({})))
  vi.stubGlobal('fetch', fetched)
  let items = [first, { ...first, id: 2, shown: '/second' }]
  await showPart(
    <SlowPage
      render={() => (
        <MissingTable
          empty="Nothing"
          items={items}
          language="en"
          mayResolve
          now="2026-03-01T11:00:00Z"
          targets={[]}
        />
      )}
    />,
  )
  const focus = vi.spyOn(HTMLElement.prototype, 'focus')
  await press(redirectTexts.dismiss.en)
  await press(redirectTexts.dismiss.en)
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(document.activeElement?.textContent).toContain('/first')
  expect(focus).toHaveBeenCalledWith({ preventScroll: true })

  items = items.slice(1)
  await endRefresh()
  await press(redirectTexts.dismiss.en)
  expect(fetched).toHaveBeenCalledTimes(2)
  focus.mockRestore()
})
