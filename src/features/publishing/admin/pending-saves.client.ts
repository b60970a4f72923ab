/** How many autosaves the browser has sent and has had no answer to. */
let pending = 0
let watchers = 0
let stop: (() => void) | null = null

/**
 * Whether an autosave is under way. Payload’s form tells of the first in its queue only, and what is
 * published before the last one arrives is a draft again afterwards.
 */
export function isAutosaving(): boolean {
  return pending > 0
}

let last: Promise<unknown> = Promise.resolve()

/**
 * Runs saves of the form one after the other, publishing included: a draft that is sent while the
 * same text is being published makes a draft of it again.
 */
export function inTurn<T>(save: () => Promise<T>): Promise<T> {
  const next = last.then(save, save)
  last = next.catch(() => null)
  return next
}

/** Counts the autosaves of the page until the function that it returns is called. */
export function watchAutosaves(): () => void {
  watchers += 1
  stop ??= watch()
  return () => {
    watchers -= 1
    if (watchers > 0) return
    stop?.()
    stop = null
  }
}

function watch(): () => void {
  const plain = window.fetch
  const watched: typeof fetch = async (input, init) => {
    if (!isAutosave(input)) return plain(input, init)
    pending += 1
    try {
      return await plain(input, init)
    } finally {
      pending -= 1
    }
  }
  window.fetch = watched
  return () => {
    // Someone else may have wrapped it since.
    if (window.fetch === watched) window.fetch = plain
  }
}

function isAutosave(input: RequestInfo | URL): boolean {
  const address = input instanceof Request ? input.url : input
  return new URL(address, location.href).searchParams.get('autosave') === 'true'
}
