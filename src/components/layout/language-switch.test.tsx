// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { LanguageSwitch } from './language-switch'

vi.mock('./inline-script', () => ({ InlineScript: () => null }))

const hrefs = { ro: '/language/ro', en: '/language/en', ru: '/language/ru' }

function show(formId?: string): HTMLFormElement {
  const languages = <LanguageSwitch locale="ro" hrefs={hrefs} label="Limba" formId={formId} />
  document.body.innerHTML = `${renderToStaticMarkup(languages)}<form id="letter"></form>`
  const form = document.querySelector('form')
  if (!form) throw new Error('There is no form.')
  return form
}

function buttons(form: HTMLFormElement): HTMLButtonElement[] {
  return [...form.elements].filter((control) => control instanceof HTMLButtonElement)
}

test('the languages are links', () => {
  expect(buttons(show())).toEqual([])
  expect(document.querySelectorAll('a[hreflang]')).toHaveLength(3)
})

test('beside a form with words they send these along', () => {
  const [first, ...languages] = buttons(show('letter'))
  expect(languages.map(({ name, value }) => `${name}=${value}`)).toEqual([
    'language=ro',
    'language=en',
    'language=ru',
  ])
  expect(document.querySelectorAll('a')).toHaveLength(0)
  // Enter presses it: what was typed is sent then, as from any form.
  expect(first?.name).toBe('')
})
