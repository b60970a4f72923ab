import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '../../src/dev/processes/free-port'
import type { Entrant } from './cached-page'
import { renderComposeNginx } from './compose-nginx'
import type { Pin } from './cores'
import type { EncodingName } from './encodings'
import { findProgram } from './program'
import { startServer, type Server } from './server'

function configuration({ folder, port }: { folder: string; port: number }): string {
  return `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off; default_type "text/html; charset=utf-8"; types { }
  sendfile on; tcp_nopush on; keepalive_requests 100000000;
  open_file_cache max=100 inactive=10m; open_file_cache_valid 10m;
  client_body_temp_path ${folder}/t1; proxy_temp_path ${folder}/t2; fastcgi_temp_path ${folder}/t3;
  uwsgi_temp_path ${folder}/t4; scgi_temp_path ${folder}/t5;
  server {
    listen 127.0.0.1:${port}; root ${folder}/www;
    location /br { add_header Content-Encoding br; }
    location /gzip { add_header Content-Encoding gzip; }
  }
}
`
}

type Started = Entrant & Pick<Server, 'stop'>

/**
 * Serves the files in `www` of the folder, a page in each encoding, from nginx, the yardstick for cached
 * pages; null where nginx is not installed.
 */
export async function startNginx(options: {
  folder: string
  pin: Pin
  signal: AbortSignal
}): Promise<Started | null> {
  const { folder, pin, signal } = options
  const nginx = findProgram('nginx')
  if (!nginx) return null
  const port = await freePort()
  // The worker gives root away and still has to reach the files.
  chmodSync(folder, 0o755)
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(file, configuration({ folder, port }))
  const toUrl = (encoding: EncodingName) => `http://127.0.0.1:${port}/${encoding}`
  const server = await startServer({
    command: pin.server([nginx, '-p', folder, '-c', file]),
    env: process.env,
    url: toUrl('identity'),
    signal,
  })
  return { server, toUrl, stop: server.stop }
}

/** The nginx of docker-compose.yml in front of our server; null where nginx is not installed. */
export async function startComposeNginx(options: {
  folder: string
  /** The address of the page on our server. */
  page: string
  hasPageCache: boolean
  pin: Pin
  signal: AbortSignal
}): Promise<Started | null> {
  const { page, hasPageCache, pin, signal } = options
  const nginx = findProgram('nginx')
  if (!nginx) return null
  const folder = path.join(options.folder, hasPageCache ? 'nginx-keeping' : 'nginx-passing')
  mkdirSync(folder)
  const { port: instance, pathname } = new URL(page)
  const port = await freePort()
  const file = renderComposeNginx({
    ...{ folder, port, hasPageCache, healthPort: await freePort() },
    instances: [Number(instance)],
  })
  const url = `http://127.0.0.1:${port}${pathname}`
  const command = pin.server([nginx, '-p', folder, '-c', file])
  const server = await startServer({ command, env: process.env, url, signal })
  return { server, toUrl: () => url, stop: server.stop }
}
