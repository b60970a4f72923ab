// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endPart, showPart } from '../../../../tests/helpers/panel-part'
import { AddressValues } from './address-values.client'
import { DayField } from './day-field.client'

vi.mock('@payloadcms/ui', () => import('../../../../tests/helpers/payload-ui'))

function show(query: string): Promise<void> {
  const value = new URLSearchParams(query).get('since') ?? undefined
  return showPart(
    <form onSubmit={(event) => event.preventDefault()}>
      <AddressValues query={query} />
      <input name="state" type="hidden" value="new" />
      <DayField label="Since" name="since" value={value} />
      <a href="#all">Clear</a>
    </form>,
  )
}

function find<Part extends HTMLElement>(kind: new () => Part, selector: string): Part {
  const found = document.querySelector(selector)
  if (!(found instanceof kind)) throw new Error(`There is no ${selector}.`)
  return found
}

function choose(day: string): void {
  const picker = find(HTMLInputElement, '[type=date]')
  act(() => {
    // Not by its value, of which React would know already.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(picker, day)
    picker.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

const send = () => find(HTMLFormElement, 'form').requestSubmit()
const clear = () => find(HTMLAnchorElement, 'a').click()

/** The day that is shown, and what the form would send. */
function days() {
  const shown = find(HTMLInputElement, '[type=date]').value
  return { shown, sent: new FormData(find(HTMLFormElement, 'form')).get('since') }
}

beforeEach(() => show(''))
afterEach(endPart)

test('a day follows the address', async () => {
  await show('since=2026-03-01')
  expect(days()).toEqual({ shown: '2026-03-01', sent: '2026-03-01' })
  await show('')
  expect(days()).toEqual({ shown: '', sent: '' })
})

test('a day chosen but not sent stays when the address changes', async () => {
  choose('2026-03-01')
  await show('state=old')
  expect(days()).toEqual({ shown: '2026-03-01', sent: '2026-03-01' })
})

test('a day chosen after the form was sent outlives the answer', async () => {
  choose('2026-03-01')
  send()
  choose('2026-04-01')
  await show('since=2026-03-01')
  expect(days()).toEqual({ shown: '2026-04-01', sent: '2026-04-01' })
})

test('clearing the fields takes a day away that was chosen and not sent', async () => {
  await show('since=2026-03-01')
  choose('2026-04-01')
  clear()
  await show('')
  expect(days()).toEqual({ shown: '', sent: '' })
})

test('clearing takes a day away where the address never had one', async () => {
  await show('q=contact')
  choose('2026-04-01')
  clear()
  await show('')
  expect(days()).toEqual({ shown: '', sent: '' })
})
