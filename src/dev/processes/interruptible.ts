import { PlainError } from '../plain-error'
import { type Undo, withUndo } from './undo'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const PARENT_WATCH_MS = 250

export type Run = {
  /** Aborts when the person or the system asks this process to end. */
  signal: AbortSignal
  /** Registers what undoes a step; the last registered runs first. */
  defer: (undo: Undo) => void
}

class Interrupted extends Error {}

/**
 * Runs a program of steps that start things, and undoes them whatever happens: at the end, after a
 * failure, and on Ctrl-C, SIGTERM and SIGHUP. Sets the exit code and ends the process.
 * @param main gives the exit code
 * @param options `interruptedCode`: the exit code after an interruption, asked when it came
 */
export async function runInterruptible(
  main: (run: Run) => Promise<number>,
  options: { interruptedCode: () => number },
): Promise<never> {
  const stop = new AbortController()
  for (const name of SIGNALS) process.on(name, () => stop.abort(new Interrupted(name)))
  watchParent(() => stop.abort(new Interrupted('npm has ended')))
  // A closed terminal makes writing fail; the processes below still have to be ended in order.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  process.on('uncaughtException', (error) => stop.abort(error))
  process.on('unhandledRejection', (error) => stop.abort(error))

  let code = 1
  try {
    code = await withUndo((defer) => main({ signal: stop.signal, defer }))
  } catch (error) {
    // Node's own functions throw an AbortError in place of the reason they were aborted for.
    const cause: unknown = stop.signal.aborted ? stop.signal.reason : error
    if (cause instanceof Interrupted) code = options.interruptedCode()
    else report(cause)
  }
  process.exit(code)
}

/** npm passes a signal on to the shell between us only, which then dies and leaves us behind. */
function watchParent(onGone: () => void): void {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    onGone()
  }, PARENT_WATCH_MS)
  watch.unref()
}

function report(error: unknown): void {
  if (error instanceof PlainError) console.error(`\n${error.message}`)
  else console.error(foreignFile(error) ?? error)
}

function foreignFile(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || !('path' in error)) return null
  if (error.code !== 'EACCES') return null
  return (
    `\nNo access to ${String(error.path)}: the project was probably started as another user, such ` +
    'as root, before. Start as that user, or give yourself the files with chown.'
  )
}
