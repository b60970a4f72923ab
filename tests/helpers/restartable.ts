type Running = { pid: number; stop: () => Promise<void> }

/** A process that a test may stop, freeze and kill, and start again where it was. */
export type Restartable = {
  /** The process of this moment. */
  readonly pid: number
  stop: () => Promise<void>
  start: () => Promise<void>
}

/** @param options `again` starts it on the port and with the data that it had */
export function restartable(options: {
  first: Running
  again: () => Promise<Running>
}): Restartable {
  let running = options.first
  return {
    get pid() {
      return running.pid
    },
    stop: () => running.stop(),
    async start() {
      running = await options.again()
    },
  }
}
