// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { endPart, isGuarded, showPart } from '../../../../tests/helpers/panel-part'
import { allowNextNavigation, useLeaveGuard } from './use-leave-guard.client'

const hint = { ro: 'Rămâne', en: 'It stays', ru: 'Останется' }

type Words = { fate: 'savable' | 'lost' | 'kept'; isUnsaved?: boolean; hint?: typeof hint }

let asked: object[] = []

function Field({ fate, isUnsaved = true, hint }: Words) {
  useLeaveGuard({ isUnsaved, fate, hint, onLeave: (leaving) => asked.push({ fate, ...leaving }) })
  return null
}

function show(...fields: Words[]): Promise<void> {
  return showPart(
    <>
      {fields.map((field) => (
        <Field key={field.fate} {...field} />
      ))}
      <a href="/admin">Away</a>
    </>,
  )
}

function clickLink(): void {
  act(() => document.querySelector('a')?.click())
}

const href = new URL('/admin', document.baseURI).href

beforeEach(() => {
  asked = []
})

afterEach(endPart)

test('of several words that are left, those that are lost are asked about, once', async () => {
  await show({ fate: 'kept' }, { fate: 'lost' })
  clickLink()
  expect(asked).toEqual([{ fate: 'lost', href, isMoreLost: false }])
})

test('what may be saved first asks, and knows that something else is lost', async () => {
  await show({ fate: 'lost' }, { fate: 'kept' }, { fate: 'savable' })
  clickLink()
  expect(asked).toEqual([{ fate: 'savable', href, isMoreLost: true }])
})

test('words that are kept ask where nothing is lost', async () => {
  await show({ fate: 'kept' }, { fate: 'lost', isUnsaved: false })
  clickLink()
  expect(asked).toEqual([{ fate: 'kept', href, isMoreLost: false }])
})

test('who is asked about what is lost is told, too, that something else is kept', async () => {
  await show({ fate: 'kept', hint }, { fate: 'lost' })
  clickLink()
  expect(asked).toEqual([{ fate: 'lost', href, isMoreLost: false, keptHint: hint }])
})

test('a “yes” lets all of them go, once', async () => {
  await show({ fate: 'kept' }, { fate: 'lost' })
  allowNextNavigation()
  expect(isGuarded()).toBe(false)
  expect(isGuarded()).toBe(true)
})

test('words that are typed after the question are not let go with the others', async () => {
  await show({ fate: 'savable' })
  clickLink()
  await show({ fate: 'savable' }, { fate: 'lost' })
  allowNextNavigation()
  expect(isGuarded()).toBe(true)
})

test('nothing is asked once nothing is unsaved', async () => {
  await show({ fate: 'kept' }, { fate: 'lost' })
  await show({ fate: 'kept', isUnsaved: false }, { fate: 'lost', isUnsaved: false })
  expect(isGuarded()).toBe(false)
})
