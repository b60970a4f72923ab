import { connect, createServer } from 'node:net'
import { listeningPort } from './listening-port'

/** A way to the database that breaks instead of delivering the answer to the `nth` change of a row. */
export async function loseAnswer({ nth, url }: { nth: number; url: string }) {
  const target = new URL(url)
  let changes = 0
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname)
    client.on('error', () => database.destroy()).on('close', () => database.destroy())
    database.on('error', () => client.destroy()).on('close', () => client.destroy())
    client.pipe(database)
    database.on('data', (answer) => {
      const isChange = answer.includes('UPDATE 1')
      if (isChange) changes += 1
      if (isChange && changes === nth) client.destroy()
      else client.write(answer)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const way = new URL(url)
  way.host = `127.0.0.1:${listeningPort(server)}`
  return {
    url: way.href,
    isLost: () => changes >= nth,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
