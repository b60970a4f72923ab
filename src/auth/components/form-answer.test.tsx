// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ErrorSummary } from '@/components/ui/form/error-summary.client'
import { FormAnswer } from './form-answer'

const texts = {
  answerTitle: 'Your message',
  unverified: '',
  toAccount: '',
  signInFirst: '',
  accountPath: '',
  form: { attention: 'Attention', signInAgain: { link: '', button: '' }, signInPath: '' },
}

const answer = (
  <FormAnswer
    texts={texts}
    problem={{ key: 'FIELDS_ERROR', text: 'Some fields need attention', fields: [] }}
    isSent={false}
    sent={null}
    form={<textarea aria-label="Message" />}
  />
)

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`There is no ${selector}.`)
  return found
}

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // What browsers have and this document has not: React compares it.
  Object.defineProperty(HTMLElement.prototype, 'autofocus', {
    get(this: HTMLElement) {
      return this.hasAttribute('autofocus')
    },
  })
})

beforeEach(() => {
  document.body.innerHTML = `<main>${renderToString(answer)}</main>`
})

afterAll(() => {
  vi.unstubAllGlobals()
})

test('the summary has the focus from the start, without script', () => {
  expect(find('[role=alert]').hasAttribute('autofocus')).toBe(true)
})

test('scripts that come late leave the focus where the reader types', () => {
  find('textarea').focus()
  act(() => void hydrateRoot(find('main'), answer))
  expect(document.activeElement).toBe(find('textarea'))
})

test('they give it to the summary where nothing has it', () => {
  act(() => void hydrateRoot(find('main'), answer))
  expect(document.activeElement).toBe(find('[role=alert]'))
})

test('a summary that appears later takes the focus from the button', () => {
  document.body.innerHTML = '<button>Send</button><main></main>'
  find('button').focus()
  act(() => createRoot(find('main')).render(<ErrorSummary title="Attention" text="" />))
  expect(document.activeElement).toBe(find('[role=alert]'))
})
