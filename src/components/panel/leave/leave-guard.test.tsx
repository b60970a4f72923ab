// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { endPart, showPart } from '../../../../tests/helpers/panel-part'
import { LeaveGuard } from './leave-guard.client'
import { leaveTexts } from './texts'

vi.mock('@payloadcms/ui', () => import('../../../../tests/helpers/payload-ui'))

afterEach(endPart)

const kept = { ro: 'Rămâne în filă', en: 'It stays in this tab', ru: 'Останется во вкладке' }

test('one question says what is lost and what is kept', async () => {
  await showPart(
    <>
      <LeaveGuard isUnsent language="en" />
      <LeaveGuard hint={kept} isKept isUnsent language="en" />
      <a href="/admin">Away</a>
    </>,
  )
  act(() => document.querySelector('a')?.click())
  const dialogs = [...document.querySelectorAll('dialog')]
  expect(dialogs).toHaveLength(1)
  const lines = [...document.querySelectorAll('dialog p')].map(({ textContent }) => textContent)
  expect(lines).toEqual([leaveTexts.lost.en, kept.en])
})
