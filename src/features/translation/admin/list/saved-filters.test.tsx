// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { endPart, findButton, press, showPart, type } from '../../../../../tests/helpers/panel-part'
import { savedFilterTexts as texts } from '../texts/saved-filters'
import { mostSavedFilters } from './saved-filter'
import { SavedFilters } from './saved-filters.client'
import { settle } from '../../../../../tests/helpers/settle'

type Stored = { name: string; query: string }[]

/** Answers as a site on which these are stored, a change only once it is told to. */
function stubSite({ stored }: { stored: Stored }) {
  const site = { answer: () => {}, changes: 0 }
  vi.stubGlobal('fetch', (_path: string, { body }: RequestInit) => {
    if (body === undefined) return Promise.resolve(Response.json({ value: stored }))
    site.changes += 1
    return new Promise((resolve) => {
      site.answer = () => resolve(Response.json({}))
    })
  })
  return site
}

function show(): Promise<void> {
  return showPart(
    <SavedFilters builtIn={[]} initial={[]} isPlain={false} language="en" query="locale=ru" />,
  )
}

function field(): HTMLInputElement | null {
  return document.querySelector('input')
}

async function save(name: string): Promise<void> {
  await press(texts.save.en)
  const named = field()
  if (named) type(named, name)
  await press(texts.confirm.en)
}

afterEach(endPart)

test('an answer closes the form of the name that it is about, not a newer one', async () => {
  const site = stubSite({ stored: [] })
  await show()
  await save('First')
  await press(texts.cancel.en)
  await press(texts.save.en)
  const newer = field()
  if (newer) type(newer, 'Second')
  await act(async () => {
    site.answer()
    await settle()
  })
  expect(document.body.textContent).toContain('First')
  expect(field()?.value).toBe('Second')
})

test('a filter is refused where another tab has stored the last that there is room for', async () => {
  const name = (index: number) => ({ name: `Filter ${index}`, query: `q=${index}` })
  const site = stubSite({ stored: Array.from({ length: mostSavedFilters }, (_, i) => name(i)) })
  await show()
  await save('One too many')
  expect(site.changes).toBe(0)
  expect(document.body.textContent).not.toContain(texts.failed.en)
  expect(document.body.textContent).toContain(`${mostSavedFilters} saved filters`)
  expect(document.body.textContent).toContain('Filter 7')
  expect(field()?.value).toBe('One too many')
  expect(field()?.readOnly).toBe(false)
})

test('a name stays as it is while it is being saved, and is saved once', async () => {
  const site = stubSite({ stored: [] })
  await show()
  await save('First')
  expect(field()?.readOnly).toBe(true)
  expect(findButton(texts.confirm.en).getAttribute('aria-disabled')).toBe('true')
  await press(texts.confirm.en)
  await act(async () => {
    site.answer()
    await settle()
  })
  expect(site.changes).toBe(1)
  expect(field()).toBeNull()
})
