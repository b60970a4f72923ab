import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// Each bundle of the process has its own copy of the module.
async function twoBundles() {
  const application = await import('./application-start')
  vi.resetModules()
  const frontServer = await import('./application-start')
  return { application, frontServer }
}

beforeEach(() => {
  vi.resetModules()
  globalThis.pasiuniApplicationStart = undefined
})

afterEach(() => {
  globalThis.pasiuniApplicationStart = undefined
})

test('anyone who waits goes on when the start is done, from another bundle too', async () => {
  const { application, frontServer } = await twoBundles()
  const events: string[] = []
  const waiting = frontServer.applicationStart().then(() => events.push('waited'))
  await application.startApplication(async () => {
    await Promise.resolve()
    events.push('started')
  })
  await waiting
  expect(events).toEqual(['started', 'waited'])
})

test('a start that fails fails anyone who waits', async () => {
  const { application, frontServer } = await twoBundles()
  const error = new Error('A migration failed.')
  await expect(application.startApplication(() => Promise.reject(error))).rejects.toBe(error)
  await expect(frontServer.applicationStart()).rejects.toBe(error)
})
