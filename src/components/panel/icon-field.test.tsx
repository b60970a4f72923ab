// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { endPart, showPart } from '../../../tests/helpers/panel-part'
import { settle } from '../../../tests/helpers/settle'
import { iconChoices } from './icon-choices'
import { IconField } from './icon-field.client'

vi.mock('@payloadcms/ui', () => import('../../../tests/helpers/payload-ui'))

const [name, said] = iconChoices[0]

/** The first of the icons while nothing is known about its drawing. */
async function showIcon() {
  let answer: (response: Response) => void = () => {}
  let fail: (error: Error) => void = () => {}
  const answered = new Promise<Response>((resolve, reject) => {
    answer = resolve
    fail = reject
  })
  vi.stubGlobal('fetch', () => answered)
  await showPart(<IconField field={{ name: 'icon' }} path="icon" />)
  const found = document.querySelector<HTMLElement>('.icon-field__choices button')
  if (!found) throw new Error('There is no icon.')
  expect(found.textContent).toBe('')
  expect(found.getAttribute('aria-label')).toBe(said.en)
  return { icon: found, answer, fail }
}

/** Lets the answer of the site come in. */
async function answered(end: () => void): Promise<void> {
  await act(async () => {
    end()
    await settle()
  })
}

afterEach(endPart)

test('an icon has no words before its drawing, and none with it', async () => {
  const { icon, answer } = await showIcon()
  await answered(() => answer(Response.json({ icons: { [name]: { body: '<path d="M0 0"/>' } } })))
  expect(icon.querySelector('svg')).not.toBeNull()
  expect(icon.textContent).toBe('')
})

test('an icon is said in words once its drawing has failed to come', async () => {
  const { icon, fail } = await showIcon()
  await answered(() => fail(new TypeError('There is no way to the site.')))
  expect(icon.textContent).toBe(said.en)
})
