import { AsyncLocalStorage } from 'node:async_hooks'
import type { AuthStrategy, Payload } from 'payload'
import { defaultLocale, isLocale, type Locale } from '@/i18n/locales'
import { AppError, errorResponse } from '@/lib/errors/app-error'
import { toUnavailable } from '@/lib/outage'

type Recognising = { failure?: { error: AppError; language: Locale } }

declare global {
  // Next bundles routes and the start of the application apart; they share what belongs to a request.
  var pasiuniRecognising: AsyncLocalStorage<Recognising> | undefined
}

const recognising = (globalThis.pasiuniRecognising ??= new AsyncLocalStorage<Recognising>())

/**
 * Payload takes an editor for a stranger when the database fails while the session is looked up, and
 * refuses what they ask for. This notes that it was the database, for `answerRecognised`.
 */
export function noteAuthFailures(cms: Payload): void {
  cms.authStrategies = cms.authStrategies.map(noting)
}

function noting({ name, authenticate }: AuthStrategy): AuthStrategy {
  return {
    name,
    authenticate: (call) => {
      const { payload: cms } = call
      async function findByID(...given: unknown[]): Promise<unknown> {
        try {
          return await Reflect.apply(cms.findByID, cms, given)
        } catch (error) {
          note({ error, language: call.req?.i18n.language })
          throw error
        }
      }
      const payload = new Proxy(cms, {
        get: (target, key): unknown =>
          key === 'findByID' ? findByID : Reflect.get(target, key, target),
      })
      return authenticate({ ...call, payload })
    },
  }
}

function note({ error, language }: { error: unknown; language: unknown }): void {
  const store = recognising.getStore()
  const unavailable = toUnavailable(error)
  if (!store || !unavailable) return
  store.failure = { error: unavailable, language: isLocale(language) ? language : defaultLocale }
}

/**
 * What `answer` gives; where nobody could say whose request it is, 503 in the place of a refusal, or
 * of what strangers are shown. A sign-in that has succeeded stands.
 */
export async function answerRecognised(answer: () => Promise<Response>): Promise<Response> {
  const store: Recognising = {}
  const response = await recognising.run(store, answer)
  const { failure } = store
  if (!failure || response.headers.has('set-cookie')) return response
  const { error, language } = failure
  const { sentence } = error
  const body = { errors: [{ message: sentence[language] }] }
  return errorResponse({
    error: new AppError('unavailable', { ...error.params, body }),
    language,
  })
}
