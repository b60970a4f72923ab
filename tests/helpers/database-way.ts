import { connect, createServer, type Socket } from 'node:net'
import { withClient } from '../../src/dev/postgres/database'
import { listeningPort } from './listening-port'

/** A way to a database that can be closed, and on whose other end the database can be frozen. */
export function databaseWay() {
  const sockets = new Set<Socket>()
  let isOpen = true
  let given = ''

  const server = createServer((client) => {
    if (!isOpen) {
      client.destroy()
      return
    }
    const { hostname, port } = new URL(given)
    const database = connect(Number(port), hostname)
    for (const [socket, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
    client.pipe(database).pipe(client)
  })
  server.unref()

  /** Runs a query beside the way, on the same server: null for that of its maintenance. */
  function ask(text: string, name?: 'postgres') {
    const address = new URL(given)
    if (name) address.pathname = name
    return withClient(address.href, async (client) => {
      const { rows } = await client.query<Record<string, unknown>>(text)
      return rows
    })
  }

  return {
    /** For `useCms`. */
    async to(url: string): Promise<string> {
      given = url
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      const way = new URL(url)
      way.host = `127.0.0.1:${listeningPort(server)}`
      return way.href
    },
    ask,
    close() {
      isOpen = false
      for (const socket of sockets) socket.destroy()
    },
    open() {
      isOpen = true
    },
    /** Stops the processes of the database that serve it, as they are; gives what lets them go on. */
    async freeze(): Promise<() => void> {
      const name = new URL(given).pathname.slice(1)
      const rows = await ask(
        `select pid from pg_stat_activity where datname = '${name}' and backend_type = 'client backend'`,
        'postgres',
      )
      const pids = rows.map(getPid)
      for (const pid of pids) process.kill(pid, 'SIGSTOP')
      return () => {
        for (const pid of pids) process.kill(pid, 'SIGCONT')
      }
    },
  }
}

function getPid({ pid }: Record<string, unknown>): number {
  if (typeof pid !== 'number') throw new Error('That is no process.')
  return pid
}
