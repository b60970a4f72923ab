import { describe, expect, it } from 'vitest'
import { isOutage, overloaded, toUnavailable } from './outage'

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
    [
      'a core whose key is another one',
      new Error(
        "SuperTokens core threw an error for a GET request to path: '/users' with status code: 401 and message: Invalid API key",
      ),
    ],
    ['a pool', new Error('timeout exceeded when trying to connect')],
    ['a database that accepts no connection', new Error('timeout expired')],
    ['a lock that another transaction keeps', coded('55P03')],
    ['two transactions that wait for each other', coded('40P01')],
    ['two transactions that changed the same', coded('40001')],
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

describe('toUnavailable', () => {
  it.each([
    ['a database that is away', coded('ECONNREFUSED'), 'The database is not responding.'],
    [
      'a database that is frozen',
      new Error('Query read timeout'),
      'The database is not responding.',
    ],
    ['a standby', coded('25006'), 'For now the database can only be read.'],
    ['a database without space', coded('53100'), 'The server’s disk is full.'],
    ['a disk without space', coded('ENOSPC'), 'The server’s disk is full.'],
    [
      'a pool that is used up',
      new Error('timeout exceeded when trying to connect'),
      'Too much is being saved at once.',
    ],
    [
      'the account service',
      new Error('No SuperTokens core available to query'),
      'The account service is not responding.',
    ],
  ])('calls %s by its name, and says when to try again', (_name, cause, sentence) => {
    const error = toUnavailable(new Error('Failed query', { cause }))
    expect(error?.sentence.en).toContain(sentence)
    expect(error).toMatchObject({ status: 503, params: { retryAfter: 5 } })
  })

  it('leaves every other error alone', () => {
    expect(toUnavailable(new TypeError('no'))).toBeUndefined()
    expect(toUnavailable('ECONNREFUSED')).toBeUndefined()
  })
})

it('says of too many saves that nothing was saved', () => {
  expect(overloaded().sentence.en).toContain('Nothing was saved')
})
