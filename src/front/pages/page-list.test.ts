import { expect, test, vi } from 'vitest'
import type { App } from '../app/app-registry'
import { createPageList } from './page-list'

const app: App = {
  ...{ url: 'http://127.0.0.1:1', build: 'one', startedAt: 1, mark: 'mark' },
  ask: () => Promise.reject(new Error('Nothing is asked here.')),
  pass: () => Promise.resolve(null),
  close: () => Promise.resolve(),
}

function listOf(answers: (string[] | null)[]) {
  const state: { active: App | null } = { active: app }
  const read = vi.fn(() => Promise.resolve(answers.shift() ?? null))
  const onListed = vi.fn()
  return {
    state,
    read,
    onListed,
    list: createPageList({ active: () => state.active, read, onListed }),
  }
}

test('is asked for again until the application can say it', async () => {
  const { list, onListed } = listOf([null, ['/ro']])
  expect(await list.ask()).toBe(false)
  expect(onListed).not.toHaveBeenCalled()
  expect(await list.ask()).toBe(true)
  expect(onListed).toHaveBeenCalledExactlyOnceWith(['/ro'])
  expect(list.pages()).toEqual(['/ro'])
})

test('hears itself, after each edit, what the site map said before it', async () => {
  const { list, read } = listOf([['/ro'], ['/ro', '/en']])
  for (let edit = 0; edit < 3; edit += 1) expect(await list.ask()).toBe(true)
  expect(read).toHaveBeenCalledTimes(1)
  list.hearOld()
  expect(read).toHaveBeenCalledTimes(2)
  expect(list.pages()).toEqual(['/ro'])
})

test('is another one for another process', async () => {
  const { list, state } = listOf([['/ro'], null, ['/ro', '/en']])
  await list.ask()
  state.active = { ...app, startedAt: 2 }
  expect(await list.ask()).toBe(false)
  expect(list.pages()).toEqual(['/ro'])
  expect(await list.ask()).toBe(true)
  expect(list.pages()).toEqual(['/ro', '/en'])
  state.active = null
  expect(await list.ask()).toBe(false)
})
