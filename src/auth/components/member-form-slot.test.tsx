// @vitest-environment jsdom
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { tabDraft } from '../client/drafts/tab-draft.client'
import { useRestoredForm, type FormBefore } from '../client/drafts/use-restored-form.client'
import { MemberFormSlot } from './member-form-slot.client'

type Show = (before: FormBefore) => ReactNode

const text = ({ message }: Record<string, unknown>) => (typeof message === 'string' ? message : '')
const draft = tabDraft({ key: 'letter', read: (fields) => ({ message: text(fields) }) })

function LoadedForm({ before }: { before: FormBefore }) {
  const { start, isSent, finish, again } = useRestoredForm({
    draft,
    before,
    sentId: 'sent',
    firstId: 'role',
  })
  if (isSent) {
    return (
      <button id="sent" onClick={again}>
        Write another letter
      </button>
    )
  }
  return (
    <form data-loaded="" onReset={() => finish({ message: '' })}>
      <label>
        <input type="radio" name="role" id="role" />
        Writer
      </label>
      <textarea id="message" aria-label="Message" name="message" defaultValue={start.message} />
    </form>
  )
}

const plainForm = (
  <form>
    <label>
      <input type="radio" name="role" id="role" />
      Writer
    </label>
    <textarea id="message" aria-label="Message" name="message" />
    <button type="button">Send</button>
  </form>
)

let arrive = () => {}
let loaded: Promise<Show>

function field(): HTMLTextAreaElement {
  const found = document.querySelector('textarea')
  if (!found) throw new Error('There is no field.')
  return found
}

/** Lets the form with script come, and right behind it what is done meanwhile. */
function replace(meanwhile = () => {}): Promise<void> {
  return act(async () => {
    arrive()
    await loaded
    meanwhile()
  })
}

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})

const markMember = (isMember: boolean) =>
  document.documentElement.toggleAttribute('data-member', isMember)

function showSlot(): void {
  document.body.innerHTML = '<main></main>'
  loaded = new Promise((resolve) => {
    arrive = () => resolve((before) => <LoadedForm before={before} />)
  })
  const load = () => loaded
  const main = document.querySelector('main')
  if (!main) return
  act(() => createRoot(main).render(<MemberFormSlot load={load}>{plainForm}</MemberFormSlot>))
}

beforeEach(() => {
  sessionStorage.clear()
  markMember(true)
  showSlot()
})

afterAll(() => {
  vi.unstubAllGlobals()
})

test('typing goes on in the form with script where it was in the plain one', async () => {
  field().focus()
  field().value = 'A long letter'
  field().setSelectionRange(2, 6, 'backward')
  await replace()
  expect(document.querySelector('[data-loaded]')).not.toBeNull()
  expect(document.activeElement).toBe(field())
  const { value, selectionStart, selectionEnd, selectionDirection } = field()
  expect(value).toBe('A long letter')
  expect([selectionStart, selectionEnd, selectionDirection]).toEqual([2, 6, 'backward'])
})

test('it comes as well to whoever has signed in in another tab meanwhile', async () => {
  markMember(false)
  showSlot()
  field().value = 'A long letter'
  await replace()
  expect(document.querySelector('[data-loaded]')).toBeNull()
  markMember(true)
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    await loaded
  })
  expect(document.querySelector('[data-loaded]')).not.toBeNull()
  expect(field().value).toBe('A long letter')
})

test('what is typed while the form with script comes is not lost', async () => {
  field().focus()
  field().value = 'A long letter'
  await replace(() => field().setRangeText('!', 13, 13))
  expect(document.querySelector('[data-loaded]')).not.toBeNull()
  expect(field().value).toBe('A long letter!')
})

test('a choice keeps the focus, and has no selection', async () => {
  document.getElementById('role')?.focus()
  await replace()
  expect(document.activeElement).toBe(document.getElementById('role'))
})

test('another form after one that was sent has the focus in its first control', async () => {
  await replace()
  act(() => document.querySelector('form')?.reset())
  const again = document.getElementById('sent')
  expect(document.activeElement).toBe(again)
  act(() => again?.click())
  expect(document.activeElement).toBe(document.getElementById('role'))
})

test('a form that nobody has begun with takes no focus', async () => {
  await replace()
  expect(document.activeElement).toBe(document.body)
})

test('a form that is being sent stays: it would come back as one to be sent', async () => {
  field().value = 'A long letter'
  document.querySelector('form')?.dispatchEvent(new SubmitEvent('submit', { bubbles: true }))
  await replace()
  expect(document.querySelector('[data-loaded]')).toBeNull()
  expect(field().value).toBe('A long letter')
})

test('a press on the plain form ends before another one takes its place', async () => {
  // For jsdom, what has the focus is being pressed.
  document.querySelector('button')?.focus()
  await replace()
  expect(document.querySelector('[data-loaded]')).toBeNull()
  document.querySelector('button')?.blur()
  await vi.waitFor(() => expect(document.querySelector('[data-loaded]')).not.toBeNull())
})
