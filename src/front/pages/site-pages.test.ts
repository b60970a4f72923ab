import { afterEach, expect, test, vi } from 'vitest'
import { getTranslator } from '@/i18n/translator'
import { setMessageOverrides } from '@/i18n/message-overrides'
import { log } from '@/lib/log'
import type { AppResponse } from '../responses'
import type { App } from '../app/app-registry'
import { createSitePages } from './site-pages'

const none = { texts: { ro: {}, en: {}, ru: {} }, broken: [] }

afterEach(() => setMessageOverrides(none))

/** An application that answers every question alike. */
function appThatSays({ status, text }: { status: number; text: string }): App {
  const answer: AppResponse = { status, headers: {}, body: Buffer.from(text) }
  return {
    ...{ url: 'http://127.0.0.1:1', build: 'one', startedAt: 1, mark: 'mark' },
    ask: () => Promise.resolve(answer),
    pass: () => Promise.resolve(null),
    close: () => Promise.resolve(),
  }
}

const sitePages = createSitePages({
  apps: { active: () => null },
  pages: () => ({ refresh: () => Promise.resolve({ state: 'HIT', document: '' }) }),
  renders: { idle: () => Promise.resolve() },
})

test('the error pages say what editors have changed', async () => {
  const texts = { ro: {}, en: { 'error.back': 'to the films' }, ru: {} }
  const app = appThatSays({ status: 200, text: JSON.stringify({ texts, failedReads: 2 }) })
  expect(await sitePages.revalidate({ app, tags: null })).toBe(2)
  expect(getTranslator('en')('error.back')).toBe('to the films')
  const same = appThatSays({ status: 200, text: '{"texts":null}' })
  expect(await sitePages.revalidate({ app: same, tags: ['site'] })).toBe(0)
  expect(getTranslator('en')('error.back')).toBe('to the films')
})

test('an application that cannot mark what has changed has to be asked again', async () => {
  for (const answer of [
    { status: 503, text: '{}' },
    { status: 200, text: '{}' },
    { status: 200, text: 'not what the front server reads' },
  ]) {
    expect(await sitePages.revalidate({ app: appThatSays(answer), tags: null })).toBeNull()
  }
  expect(await sitePages.revalidate({ app: null, tags: null })).toBeNull()
})

test('an answer that cannot be read is logged once, though the question is repeated', async () => {
  const said = vi.spyOn(log, 'error').mockReturnValue()
  const garbled = appThatSays({ status: 200, text: 'not what the front server reads' })
  const clear = appThatSays({ status: 200, text: '{"texts":null}' })
  for (const app of [clear, garbled, garbled, clear, garbled]) {
    await sitePages.revalidate({ app, tags: null })
  }
  expect(said).toHaveBeenCalledTimes(2)
  said.mockRestore()
})

test('the pages of the site are those of the site map, and those that it must not list', async () => {
  const text = '<loc>https://pasiuni.example/ro</loc><loc>https://pasiuni.example/ru/about</loc>'
  const list = await sitePages.list(appThatSays({ status: 200, text }))
  expect(list?.slice(0, 2)).toEqual(['/ro', '/ru/about'])
  expect(list).toContain('/en/account')
})

test('where the site map cannot be read, the pages are not known', async () => {
  const said = vi.spyOn(log, 'warn').mockReturnValue()
  const failing = appThatSays({ status: 500, text: 'Internal Server Error' })
  expect(await sitePages.list(failing)).toBeNull()
  const silent = { ...failing, ask: () => Promise.reject(new Error('no answer')) }
  expect(await sitePages.list(silent)).toBeNull()
  expect(said).toHaveBeenCalledTimes(2)
  said.mockRestore()
})

test('a process that cannot make the pages is not prepared', async () => {
  const marks = '{"texts":null}'
  for (const app of [
    appThatSays({ status: 500, text: marks }),
    appThatSays({ status: 200, text: 'not what the front server reads' }),
  ]) {
    await expect(sitePages.prepare({ app, list: ['/ro'] })).rejects.toThrow()
  }
  await sitePages.prepare({ app: appThatSays({ status: 200, text: marks }), list: ['/ro'] })
})
