import type { Worker } from './worker'

declare global {
  // Survives the reloading of modules while developing.
  var pasiuniWorkers: Map<string, Worker> | undefined
}

/**
 * Keeps one worker of a name in this process: a new one takes the place of what an earlier version of
 * its module has started. It stops with the process, which ends once it has.
 */
export function keepInProcess({ name, worker }: { name: string; worker: Worker }): void {
  const workers = (globalThis.pasiuniWorkers ??= stopWithProcess(new Map()))
  void workers.get(name)?.stop()
  workers.set(name, worker)
}

/**
 * Next ends the process once its last request is answered, and another worker would send a mail under
 * way again. So the workers first hand back what they hold, which takes seconds.
 */
function stopWithProcess(workers: Map<string, Worker>): Map<string, Worker> {
  const stop = () => {
    const stopped = Promise.allSettled([...workers.values()].map((worker) => worker.stop()))
    const end = process.exit.bind(process)
    const endLater = (code?: number | string | null) => void stopped.then(() => end(code))
    Object.assign(process, { exit: endLater })
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  return workers
}
