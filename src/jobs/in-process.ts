import type { Worker } from './worker'

declare global {
  // Survives the reloading of modules while developing.
  var pasiuniWorkers: Map<string, Worker> | undefined
}

/**
 * Keeps one worker of a name in this process: a new one takes the place of what an earlier version of
 * its module has started. It stops with the process, without holding it up.
 */
export function keepInProcess({ name, worker }: { name: string; worker: Worker }): void {
  const workers = (globalThis.pasiuniWorkers ??= stopWithProcess(new Map()))
  void workers.get(name)?.stop()
  workers.set(name, worker)
}

function stopWithProcess(workers: Map<string, Worker>): Map<string, Worker> {
  const stop = () => {
    for (const worker of workers.values()) void worker.stop()
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  return workers
}
