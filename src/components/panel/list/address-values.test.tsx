// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { endPart, showPart, type } from '../../../../tests/helpers/panel-part'
import { AddressValues } from './address-values.client'

function show(query: string): Promise<void> {
  return showPart(
    <form onSubmit={(event) => event.preventDefault()}>
      <AddressValues query={query} />
      <input aria-label="Search" name="search" type="text" />
    </form>,
  )
}

function field(): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>('[name=search]')
  if (!found) throw new Error('There is no field.')
  return found
}

/** Types and sends, with the focus in the field; the answer is still to come. */
function search(words: string): void {
  field().focus()
  type(field(), words)
  field().form?.requestSubmit()
}

beforeEach(() => show(''))
afterEach(endPart)

test('“Back” empties a field that has the focus, however it was spaced', async () => {
  search('contact ')
  await show('search=contact')
  await show('')
  expect(field().value).toBe('')
})

test('a late answer leaves a field alone in which somebody types again', async () => {
  search('contact')
  type(field(), '')
  await show('search=contact')
  expect(field().value).toBe('')
})

test('words that were begun stay', async () => {
  type(field(), 'abo')
  await show('search=contact')
  expect(field().value).toBe('abo')
})
