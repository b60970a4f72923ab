import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkout } from '../../src/dev/checkout'

type Rendering = {
  /** Where it works; other users of the machine have to be able to enter. */
  folder: string
  port: number
  healthPort: number
  /** Where front servers listen on loopback. */
  instances: number[]
  hasPageCache: boolean
}

function replaceOnce({ text, from, to }: { text: string; from: RegExp; to: string }): string {
  if (text.match(from)?.length !== 1)
    throw new Error(`deploy/nginx.conf has not one ${String(from)}.`)
  return text.replace(from, () => to)
}

/** The instances of this machine in both places where nginx learns of them. */
function withInstances({ text, instances }: { text: string; instances: number[] }): string {
  return text.replace(/server front:3000 resolve ([^;]+;)/g, (_line, rules: string) =>
    instances.map((instance) => `server 127.0.0.1:${instance} ${rules}`).join(' '),
  )
}

/**
 * The nginx of docker-compose.yml for this machine: the same file with other places in it. Names of
 * Docker are looked up by nobody here.
 * @returns the path of the configuration
 */
export function renderComposeNginx(options: Rendering): string {
  const { folder, port, healthPort, instances, hasPageCache } = options
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const pageCache = join(folder, hasPageCache ? 'page-cache' : 'no-page-cache')
  const changes: [RegExp, string][] = [
    [/worker_processes auto;/g, 'worker_processes 1; daemon off;'],
    [/\/run\/nginx\.pid/g, `${folder}/nginx.pid`],
    [/\/dev\/stderr/g, `${folder}/error.log`],
    [/\/dev\/stdout/g, `${folder}/access.log`],
    [/http \{\n/g, `http {\n  ${temporary.join(' ')}\n`],
    [/listen 80 default_server;/g, `listen 127.0.0.1:${port} default_server;`],
    [/listen 127\.0\.0\.1:8081;/g, `listen 127.0.0.1:${healthPort};`],
    [/\/etc\/nginx\/page-cache\/http/g, `${pageCache}/http`],
    [/\/etc\/nginx\/page-cache\/location/g, `${pageCache}/location`],
  ]
  const source = (name: string) => readFileSync(join(checkout, 'deploy', name), 'utf8')
  mkdirSync(join(folder, 'page-cache'), { recursive: true })
  writeFileSync(
    join(folder, 'page-cache/http.conf'),
    replaceOnce({
      text: source('page-cache/http.conf'),
      from: /\/var\/cache\/nginx\/pages/g,
      to: `${folder}/pages`,
    }),
  )
  writeFileSync(join(folder, 'page-cache/location.conf'), source('page-cache/location.conf'))
  const file = join(folder, 'nginx.conf')
  const text = changes.reduce(
    (text, [from, to]) => replaceOnce({ text, from, to }),
    withInstances({ text: source('nginx.conf'), instances }),
  )
  writeFileSync(file, text)
  return file
}
