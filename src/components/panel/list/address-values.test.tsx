// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { endPart, showPart, type } from '../../../../tests/helpers/panel-part'
import { AddressValues } from './address-values.client'

function show(query: string): Promise<void> {
  return showPart(
    <form onSubmit={(event) => event.preventDefault()}>
      <AddressValues query={query} />
      <input aria-label="Search" name="search" type="text" />
      <select name="who">
        <option value="">Anyone</option>
        <option value="7">Ana</option>
      </select>
      <input name="state" type="checkbox" value="draft" />
      <input name="state" type="checkbox" value="missing" />
      <a href="#all">Clear</a>
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

/** What the form would send. */
function chosen(): string {
  const { form } = field()
  const query = new URLSearchParams()
  for (const [name, value] of form ? new FormData(form) : []) {
    if (typeof value === 'string') query.append(name, value)
  }
  return query.toString()
}

/** Chooses as somebody does with the focus on the field. */
function choose(part: string): void {
  const found = document.querySelector<HTMLElement>(part)
  if (found instanceof HTMLOptionElement) found.selected = true
  else found?.click()
  found?.dispatchEvent(new Event('input', { bubbles: true }))
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

test('each of several checks of one name follows the address, and so does a choice', async () => {
  await show('who=7&state=draft&state=missing')
  expect(chosen()).toBe('search=&who=7&state=draft&state=missing')
  await show('state=missing')
  expect(chosen()).toBe('search=&who=&state=missing')
})

test('what was chosen but not sent gives way to another address', async () => {
  choose('[value="7"]')
  choose('[value=draft]')
  await show('state=missing')
  expect(chosen()).toBe('search=&who=&state=missing')
})

test('what is chosen after the form was sent outlives the answer', async () => {
  choose('[value=draft]')
  search('contact')
  choose('[value="7"]')
  choose('[value=missing]')
  await show('search=contact&state=draft')
  expect(chosen()).toBe('search=contact&who=7&state=draft&state=missing')
})

test('a choice that an address names and the form lacks shows as any', async () => {
  await show('who=8')
  expect(document.querySelector('select')?.selectedIndex).toBe(0)
})

test('clearing the fields takes begun words away, too', async () => {
  await show('search=contact')
  type(field(), 'contact for')
  choose('a')
  await show('')
  expect(field().value).toBe('')
})
