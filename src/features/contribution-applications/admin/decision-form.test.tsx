// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { leaveTexts } from '@/components/panel/leave/texts'
import { endPart, isGuarded, press, showPart, type } from '../../../../tests/helpers/panel-part'
import { DecisionForm } from './decision-form.client'
import { decisionTexts } from './texts'

vi.mock('@payloadcms/ui', () => import('../../../../tests/helpers/payload-ui'))
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => {} }) }))

const application = { id: 4, name: 'Ana', state: 'in-review', locale: 'ro', role: 'autor' } as const
const sentence = 'Ne vedem luni.'

function show({ isOpen }: { isOpen: boolean }): Promise<void> {
  return showPart(<DecisionForm application={application} isOpen={isOpen} language="en" />)
}

function field(): HTMLTextAreaElement {
  const found = document.querySelector('textarea')
  if (!found) throw new Error('There is no field.')
  return found
}

function answer({ status }: { status: number }): void {
  const message = { message: 'Somebody else has decided.' }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(message, { status })))
}

/** Accepts the application with the sentence. */
async function accept(): Promise<void> {
  await show({ isOpen: true })
  type(field(), sentence)
  await press(decisionTexts.accept.en)
  await press(decisionTexts.accept.en)
}

afterEach(endPart)

test('a sentence that was sent with its decision is unsent no longer', async () => {
  answer({ status: 200 })
  await accept()
  expect(isGuarded()).toBe(false)
  await show({ isOpen: false })
  expect(document.querySelector('textarea')).toBeNull()
  expect(isGuarded()).toBe(false)
})

test('a sentence stays to be read where somebody else was the first to decide', async () => {
  answer({ status: 409 })
  await accept()
  await show({ isOpen: false })
  expect(document.body.textContent).toContain(leaveTexts.unsent.en)
  expect(field().value).toBe(sentence)
  expect(field().readOnly).toBe(true)
  expect(isGuarded()).toBe(true)
})
