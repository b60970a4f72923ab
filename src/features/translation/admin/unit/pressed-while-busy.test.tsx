// @vitest-environment jsdom
import { act, type ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { showInEditor } from '../../../../../tests/helpers/editor-part'
import { endPart, findButton, press } from '../../../../../tests/helpers/panel-part'
import { settle } from '../../../../../tests/helpers/settle'
import { typed, view } from '../../../../../tests/helpers/text-in-editor'
import type { UnitChange, UnitView } from '../../reading/views'
import { unitTexts } from '../texts/unit'
import { noticeTexts } from '../texts/unit-notices'
import { panelTexts } from '../texts/unit-panels'
import { ActionBar } from './action-bar.client'
import { HistoryPanel } from './history-panel.client'
import { UnitHeader } from './unit-header.client'

vi.mock('@payloadcms/ui', () => import('../../../../../tests/helpers/payload-ui'))

afterEach(endPart)

const rights = { ...view().rights, mayApprove: true, mayLock: true }
const saveInput = z.object({ text: z.string(), expectedHash: z.string() })
type Call = { body: string; answer: (response: Response) => void }

/** A part of the editor on a site that keeps its answers until they are asked for. */
async function showHeld({ part, text = {} }: { part: ReactNode; text?: Partial<UnitView> }) {
  const calls: Call[] = []
  const answer = { comments: [], changes: [] }
  const editor = await showInEditor({ part, text: { rights, ...text }, answer })
  vi.stubGlobal('fetch', (address: string, { body = '' }: { body?: string } = {}) => {
    // What is asked for while somebody types is another call’s.
    if (address.endsWith('/check')) return Promise.resolve(Response.json({ findings: [] }))
    return new Promise<Response>((resolve) => calls.push({ body, answer: resolve }))
  })
  /** Answers the call that has waited longest. */
  async function respond(answer: object, status = 200): Promise<void> {
    await act(async () => {
      calls.shift()?.answer(Response.json(answer, { status }))
      await settle()
    })
  }
  const write = (text: string) => act(() => editor().dispatch(typed(text)))
  return { calls, editor, respond, write }
}

const savedAs = (text: string, hash: string) => ({
  status: 'saved',
  view: view({ text, hash, rights }),
})
const isIdle = (name: string) => findButton(name).getAttribute('aria-disabled') === 'true'
const stillBusy = noticeTexts.stillBusy.en

test('what waits for a call says so, keeps the focus, and is told of when it is pressed', async () => {
  const { calls, respond, write } = await showHeld({ part: <ActionBar /> })
  write('Hello')
  findButton(unitTexts.approve.en).focus()
  await press(unitTexts.approve.en)
  for (const name of ['approve', 'saveAndNext', 'approveAndNext'] as const) {
    expect(isIdle(unitTexts[name].en), name).toBe(true)
  }
  expect(document.activeElement).toBe(findButton(unitTexts.approve.en))
  await press(unitTexts.saveAndNext.en)
  expect(document.querySelector('[role="status"]')?.textContent).toBe(stillBusy)
  expect(calls).toHaveLength(1)
  await respond(savedAs('Hello', 'h2'))
  expect(isIdle(unitTexts.approve.en)).toBe(false)
  expect(document.querySelector('[role="status"]')?.textContent).not.toBe(stillBusy)
})

test('a save that is asked for while one is under way follows it', async () => {
  const { calls, editor, respond, write } = await showHeld({ part: <ActionBar /> })
  write('Hello')
  await press(unitTexts.save.en)
  write('Hello!')
  expect(isIdle(unitTexts.save.en)).toBe(false)
  await press(unitTexts.save.en)
  expect(calls).toHaveLength(1)
  await respond(savedAs('Hello', 'h2'))
  expect(calls.map(({ body }) => saveInput.parse(JSON.parse(body)))).toEqual([
    { text: 'Hello!', expectedHash: 'h2' },
  ])
  await respond(savedAs('Hello!', 'h3'))
  expect(editor().state.base.text).toBe('Hello!')
  expect(calls).toHaveLength(0)
})

test('it does not where there is nothing more to save, nor after a failure', async () => {
  const { calls, respond, write } = await showHeld({ part: <ActionBar /> })
  write('Hello')
  await press(unitTexts.save.en)
  await press(unitTexts.save.en)
  await respond(savedAs('Hello', 'h2'))
  expect(calls).toHaveLength(0)

  write('Hello!')
  await press(unitTexts.save.en)
  write('Hello!!')
  await press(unitTexts.save.en)
  await respond({}, 503)
  expect(calls).toHaveLength(0)
  expect(document.querySelector('[role="alert"]')?.textContent).not.toBe('')
})

test('keys and links that lead to other texts are told of, too', async () => {
  const part = (
    <>
      <UnitHeader />
      <ActionBar />
    </>
  )
  const { calls } = await showHeld({ part })
  await press(unitTexts.lock.en)
  const next = document.querySelector(`[aria-label="${unitTexts.next.en}"]`)
  expect(next?.getAttribute('aria-disabled')).toBe('true')
  expect(isIdle(unitTexts.lock.en)).toBe(true)
  expect(isIdle(unitTexts.save.en)).toBe(true)
  act(() => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', altKey: true }))
  })
  expect(document.querySelector('[role="status"]')?.textContent).toBe(stillBusy)
  expect(calls).toHaveLength(1)
})

test('a text that is about to be left is not said to be changed', async () => {
  const change: UnitChange = {
    ...{ id: 1, at: '2026-03-03T12:00:00Z', by: 'Ana', origin: 'desk', note: null },
    ...{ fromText: null, toText: 'Hi', fromState: 'missing', toState: 'needs-review' },
    ...{ fromSource: null, toSource: null },
  }
  const part = (
    <>
      <HistoryPanel />
      <ActionBar />
    </>
  )
  const { editor, write } = await showHeld({ part })
  act(() => {
    const { unit, locale } = view()
    editor().dispatch({ type: 'changes-read', place: { unit, locale }, changes: [change] })
    editor().dispatch({ type: 'folded', panel: 'history', isOpen: true })
  })
  write('Hello')
  await press(unitTexts.saveAndNext.en)
  expect(isIdle(panelTexts.restore.en)).toBe(true)
  await press(panelTexts.restore.en)
  expect(editor().text).toBe('Hello')
  expect(document.querySelector('[role="status"]')?.textContent).toBe(stillBusy)
})
