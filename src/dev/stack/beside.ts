import type { Begin } from '../processes/run-in-parallel'
import type { Run } from '../processes/interruptible'
import { withProgress } from '../progress'

type Service = { exited: Promise<number>; stop: () => Promise<void> }

/**
 * Starts a service at an address that is known already, beside all that may use it: whoever asks too
 * early is refused as by any service that is away for a moment.
 * @param options `begin` tells of a start that fails; `title` begins a sentence: “The mailbox”
 * @returns its end by itself, as the person is told of it
 */
export function startBeside(options: {
  label: string
  title: string
  begin: Begin
  run: Run
  start: (signal: AbortSignal) => Promise<Service>
}): Promise<string> {
  const { label, title, begin, run, start } = options
  const starting = begin((signal) => withProgress(label, () => start(signal)))
  // One that did not start has ended already, and `begin` has told of it.
  const started = starting.catch(() => null)
  run.defer(async () => (await started)?.stop())
  return started.then(async (service) =>
    service === null
      ? `${title} could not start.`
      : `${title} has ended by itself (exit code ${await service.exited}).`,
  )
}
