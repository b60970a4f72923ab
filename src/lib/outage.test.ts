import { describe, expect, it } from 'vitest'
import { isOutage } from './outage'

const coded = (code: string) => Object.assign(new Error('no'), { code })

describe('isOutage', () => {
  it.each([
    ['a refused connection', coded('ECONNREFUSED')],
    ['a database that shuts down', coded('57P01')],
    [
      'a cause',
      new Error('Failed query', { cause: new Error('again', { cause: coded('EPIPE') }) }),
    ],
    ['one of several', new AggregateError([coded('ECONNREFUSED')])],
    ['the SDK without a core', new Error('No SuperTokens core available to query')],
    [
      'a core that cannot work',
      new Error(
        "SuperTokens core threw an error for a POST request to path: '/public/recipe/signin' with status code: 500 and message: no",
      ),
    ],
    ['a pool', new Error('timeout exceeded when trying to connect')],
    ['a database that accepts no connection', new Error('timeout expired')],
  ])('recognises %s', (_name, error) => {
    expect(isOutage(error)).toBe(true)
  })

  it.each([
    ['a fault of the site', new TypeError('fetch failed because of us')],
    ['a broken rule of the database', coded('23505')],
    [
      'a core that was asked wrongly',
      new Error(
        "SuperTokens core threw an error for a POST request to path: '/x' with status code: 400 and message: no",
      ),
    ],
    ['anything', 'ECONNREFUSED'],
  ])('does not take %s for one', (_name, error) => {
    expect(isOutage(error)).toBe(false)
  })

  it('ends with causes that go round in a circle', () => {
    const error = new Error('one')
    error.cause = error
    expect(isOutage(error)).toBe(false)
  })
})
