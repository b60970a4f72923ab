import { spawn } from 'node:child_process'
import { accessSync, chmodSync, constants, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const places = ['/usr/sbin', '/usr/local/sbin', '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin']

function findNginx(): string | null {
  for (const place of places) {
    const file = path.join(place, 'nginx')
    try {
      accessSync(file, constants.X_OK)
      return file
    } catch {
      continue
    }
  }
  return null
}

function configuration({ folder, port }: { folder: string; port: number }): string {
  return `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off; default_type text/html; keepalive_requests 1000000;
  client_body_temp_path ${folder}/t1; proxy_temp_path ${folder}/t2; fastcgi_temp_path ${folder}/t3;
  uwsgi_temp_path ${folder}/t4; scgi_temp_path ${folder}/t5;
  server { listen 127.0.0.1:${port}; root ${folder}/www; }
}
`
}

/**
 * Serves one page as a file from nginx, the yardstick for cached pages; null where nginx is not
 * installed.
 */
export async function serveWithNginx({
  folder,
  port,
  html,
}: {
  folder: string
  port: number
  html: string
}): Promise<{ url: string; stop: () => void } | null> {
  const nginx = findNginx()
  if (!nginx) return null
  mkdirSync(path.join(folder, 'www'), { recursive: true })
  // The worker gives root away and still has to reach the file.
  chmodSync(folder, 0o755)
  writeFileSync(path.join(folder, 'www/page.html'), html)
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(file, configuration({ folder, port }))
  const child = spawn(nginx, ['-p', folder, '-c', file], { stdio: 'inherit' })
  await sleep(500)
  return {
    url: `http://127.0.0.1:${port}/page.html`,
    stop: () => {
      child.kill('SIGTERM')
    },
  }
}
