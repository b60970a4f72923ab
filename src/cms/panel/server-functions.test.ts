import { expect, test, vi } from 'vitest'
import { callServerFunction } from './server-functions'

function calls({ name, signedIn }: { name: unknown; signedIn: boolean }) {
  const call = vi.fn(() => Promise.resolve('done'))
  const isEditor = vi.fn(() => Promise.resolve(signedIn))
  return { call, isEditor, answer: callServerFunction({ name, isEditor, call }) }
}

test('an editor calls what the panel calls', async () => {
  expect(await calls({ name: 'form-state', signedIn: true }).answer).toBe('done')
})

test.each([
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  'no-such',
  '',
  null,
  {},
  ['form-state'],
])('nobody calls %j, and nothing is asked for it', async (name) => {
  const { answer, call, isEditor } = calls({ name, signedIn: true })
  expect(await answer).toEqual({ state: null })
  expect(call).not.toHaveBeenCalled()
  expect(isEditor).not.toHaveBeenCalled()
})

test.each(['form-state', 'render-document-slots', 'render-list', 'slugify'])(
  'a stranger does not call %s',
  async (name) => {
    const { answer, call } = calls({ name, signedIn: false })
    expect(await answer).toEqual({ state: null })
    expect(call).not.toHaveBeenCalled()
  },
)
