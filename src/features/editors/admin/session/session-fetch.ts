type Fetch = typeof fetch

type Watch = {
  /** Sends a request. */
  send: Fetch
  /** The server that the session is at. */
  origin: string
  /** Whether the server still knows the editor. */
  isSignedIn: () => Promise<boolean>
  /** Lets the editor sign in; resolves when they have. */
  signInAgain: () => Promise<void>
  /** What forms show of a call that nobody answered, in place of the browser’s own words. */
  noAnswer: string
}

const refusals = [401, 403]

// Anyone who is about to sign in, or out, has no session to lose.
const ownCalls = /^\/api\/editors\/(login|logout|forgot-password|reset-password|me)\b/

/**
 * A `fetch` that outlives the editor’s session: a call refused for want of one waits for the sign-in
 * and is sent again. Anyone who called learns nothing of it, and no form loses what it sends.
 */
export function sessionFetch(watch: Watch): Fetch {
  const { origin, isSignedIn, signInAgain } = watch
  const send = speaking(watch)
  return async (input, init) => {
    const request = new Request(input, init)
    const { origin: target, pathname } = new URL(request.url)
    if (target !== origin || ownCalls.test(pathname)) return send(input, init)
    const again = request.clone()
    const response = await send(request)
    if (!refusals.includes(response.status) || (await isSignedIn())) return response
    await signInAgain()
    // The time that the call was given is over by now.
    return send(new Request(again, { signal: null }))
  }
}

/** Names a failed connection in the editor’s language: Payload’s forms show what the error says. */
function speaking({ send, noAnswer }: Pick<Watch, 'send' | 'noAnswer'>): Fetch {
  return async (input, init) => {
    try {
      return await send(input, init)
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
      throw new TypeError(noAnswer, { cause: error })
    }
  }
}
