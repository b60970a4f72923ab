import { onCore } from './circuit-breaker'

// The core falls over a list in which an account is removed just then.
const failedRead = /SuperTokens core threw an error for a GET request .* with status code: 500 /

/** Asks the core for something, and again where it answers 500. For reads only. */
export async function readTwice<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof Error && failedRead.test(error.message))) throw error
    return read()
  }
}

/**
 * Runs reads on the core as `onCore` runs any call, and repeats those it answers 500 to.
 * @throws {AppError} `unavailable`
 */
export function readFromCore<Result>(read: () => Promise<Result>, ms?: number): Promise<Result> {
  return onCore(() => readTwice(read), ms)
}
