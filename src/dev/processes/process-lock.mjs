// @ts-check
// Plain JavaScript: the installer uses it before there is anything that could run TypeScript.
import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'

const ANSWER_MS = 5000

/** @typedef {{ port: number, token: string, note: string }} Holder */
/** @typedef {{ held: false, release: () => void }} Claimed */
/** @typedef {{ held: true, note: string }} Refused */

/**
 * Claims a name for this process, until it releases the claim or dies. The file names a loopback
 * port on which the holder answers with a token: a process number alone may belong to someone
 * else now, for instance after a container was started again.
 * @param {{ dir: string, name: string, note: string }} options `note` is what others are shown
 * @returns {Promise<Claimed | Refused>}
 */
export async function claim({ dir, name, note }) {
  mkdirSync(dir, { recursive: true })
  const file = join(dir, `${name}.json`)
  const holder = await livingHolder(file)
  if (holder) return { held: true, note: holder.note }

  const token = randomBytes(16).toString('hex')
  const server = createServer((socket) => socket.on('error', () => {}).end(token))
  const port = await new Promise((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(address !== null && typeof address === 'object' ? address.port : 0)
    })
  })
  server.unref()

  const draft = join(dir, `${name}.${token}`)
  writeFileSync(draft, JSON.stringify({ port, token, note }))
  try {
    rmSync(file, { force: true })
    // A link, not a rename: it fails where someone else was faster.
    linkSync(draft, file)
  } catch {
    server.close()
    return { held: true, note: (await livingHolder(file))?.note ?? note }
  } finally {
    rmSync(draft, { force: true })
  }
  return {
    held: false,
    release() {
      server.close()
      if (readHolder(file)?.token === token) rmSync(file, { force: true })
    },
  }
}

/**
 * The notes of all living claims whose name begins with a prefix; dead ones are swept away.
 * @param {{ dir: string, prefix: string }} options
 * @returns {Promise<string[]>}
 */
export async function claimsHeld({ dir, prefix }) {
  const names = listNames(dir).filter((name) => name.startsWith(prefix) && name.endsWith('.json'))
  const notes = await Promise.all(
    names.map(async (name) => {
      const holder = await livingHolder(join(dir, name))
      if (!holder) rmSync(join(dir, name), { force: true })
      return holder ? [holder.note] : []
    }),
  )
  return notes.flat()
}

/** @param {string} dir */
function listNames(dir) {
  try {
    return readdirSync(dir)
  } catch {
    return []
  }
}

/**
 * @param {string} file
 * @returns {Promise<Holder | null>}
 */
async function livingHolder(file) {
  const holder = readHolder(file)
  return holder && (await answersWith(holder)) ? holder : null
}

/**
 * @param {string} file
 * @returns {Holder | null}
 */
function readHolder(file) {
  try {
    const { port, token, note } = JSON.parse(readFileSync(file, 'utf8'))
    return { port: Number(port), token: String(token), note: String(note) }
  } catch {
    return null
  }
}

/** @param {Holder} holder */
function answersWith({ port, token }) {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect({ port, host: '127.0.0.1' })
    socket.setEncoding('utf8').setTimeout(ANSWER_MS, () => socket.destroy())
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(answer === token))
  })
}
