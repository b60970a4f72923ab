type Start = { finished: Promise<void>; finish: () => void; fail: (error: unknown) => void }

declare global {
  // Next's bundles each have a copy of this module, in one process.
  var pasiuniApplicationStart: Start | undefined
}

function createStart(): Start {
  let finish: Start['finish'] = () => undefined
  let fail: Start['fail'] = () => undefined
  const finished = new Promise<void>((resolve, reject) => {
    finish = resolve
    fail = reject
  })
  // A rejection before anyone awaits it must not count as unhandled.
  finished.catch(() => undefined)
  return { finished, finish, fail }
}

const start = (globalThis.pasiuniApplicationStart ??= createStart())

/**
 * Runs the application's start-up work, once. Next calls it as it starts, accepts connections
 * meanwhile, and answers no request until it has finished.
 */
export async function startApplication(work: () => Promise<void>): Promise<void> {
  try {
    await work()
    start.finish()
  } catch (error) {
    start.fail(error)
    throw error
  }
}

/** Settles with the application's start: rejects with what made it fail. */
export function applicationStart(): Promise<void> {
  return start.finished
}
