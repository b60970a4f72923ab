// @ts-check
// The least that a server in Node can do, as a control: node bench-bare-node.mjs <port> <folder>
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [port = '', folder = ''] = process.argv.slice(2)

const answers = new Map(
  ['br', 'gzip', 'identity'].map((encoding) => {
    const body = readFileSync(`${folder}/${encoding}`)
    const head = ['content-type', 'text/html; charset=utf-8', 'content-length', String(body.length)]
    const encoded = encoding === 'identity' ? [] : ['content-encoding', encoding]
    return [`/${encoding}`, { head: [...head, ...encoded], body }]
  }),
)

createServer((req, res) => {
  const answer = answers.get(req.url ?? '')
  if (!answer) return void res.writeHead(404).end()
  res.writeHead(200, answer.head).end(answer.body)
}).listen(Number(port), '127.0.0.1')
