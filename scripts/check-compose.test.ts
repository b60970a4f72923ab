import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { coreSettings } from '../src/dev/auth-core/settings'

const root = join(import.meta.dirname, '..')

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

const dependency = z.object({
  condition: z.enum(['service_healthy', 'service_started', 'service_completed_successfully']),
  restart: z.boolean().optional(),
})

const service = z.object({
  image: z.string().optional(),
  build: z.string().optional(),
  command: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).default({}),
  healthcheck: z
    .object({ test: z.array(z.string()).min(2), start_period: z.string().optional() })
    .optional(),
  restart: z.string().optional(),
  stop_grace_period: z.string().optional(),
  ports: z.array(z.string()).default([]),
  networks: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  read_only: z.boolean().default(false),
  deploy: z
    .object({
      replicas: z.number(),
      resources: z.object({ limits: z.object({ memory: z.string() }) }).optional(),
    })
    .optional(),
  container_name: z.string().optional(),
  depends_on: z.record(z.string(), dependency).default({}),
})

const composition = z.object({
  services: z.record(z.string(), service),
  networks: z.record(z.string(), z.object({ internal: z.boolean().optional() }).nullable()),
  volumes: z.record(z.string(), z.null()),
})

const text = read('docker-compose.yml')
const { services, networks, volumes } = composition.parse(parse(text, { merge: true }))
const all = Object.entries(services)

function namesWhere(test: (entry: z.infer<typeof service>) => boolean): string[] {
  return all.filter(([, entry]) => test(entry)).map(([name]) => name)
}

describe('docker-compose.yml', () => {
  it('runs the application, the front server, their database, the account service and the proxy', () => {
    expect(Object.keys(services)).toEqual(['postgres', 'supertokens', 'app', 'front', 'nginx'])
  })

  it('checks and restarts every service', () => {
    expect(namesWhere((entry) => entry.healthcheck === undefined)).toEqual([])
    expect(namesWhere((entry) => entry.restart !== 'unless-stopped')).toEqual([])
  })

  it('pins every image to a version', () => {
    // A tag with a number in it; `latest` and a missing tag move by themselves.
    const pinned = /^[^:\s]+:v?\d[\w.-]*$/
    expect(namesWhere(({ image }) => image === undefined || !pinned.test(image))).toEqual([])
  })

  it('builds the app under the version of package.json', () => {
    const { version } = z.object({ version: z.string() }).parse(JSON.parse(read('package.json')))
    for (const one of [services.app, services.front]) expect(one?.image).toBe(`pasiuni:${version}`)
  })

  it('runs an account service without known holes', () => {
    const version = services.supertokens?.image?.split(':')[1] ?? ''
    expect(version.localeCompare('12.3.1', 'en', { numeric: true })).toBeGreaterThanOrEqual(0)
  })

  it('lets a crowd sign in without holding up the other calls of the account service', () => {
    expect(services.supertokens?.environment).toMatchObject({
      PASSWORD_HASHING_ALG: 'ARGON2',
      MAX_SERVER_POOL_SIZE: '100',
      POSTGRESQL_CONNECTION_POOL_SIZE: '30',
    })
    expect(services.postgres?.command).toEqual(['postgres', '-c', 'max_connections=200'])
  })

  it('gives sessions and one-time links the lifetimes that the embedded core gives them', () => {
    const lifetimes = coreSettings.parse({})
    expect(services.supertokens?.environment).toMatchObject({
      ACCESS_TOKEN_VALIDITY: String(lifetimes.accessTokenValiditySeconds),
      PASSWORD_RESET_TOKEN_LIFETIME: String(lifetimes.passwordResetTokenLifetimeMs),
      EMAIL_VERIFICATION_TOKEN_LIFETIME: String(lifetimes.emailVerificationTokenLifetimeMs),
    })
  })

  it('opens a port of the machine for nginx alone', () => {
    expect(namesWhere(({ ports }) => ports.length > 0)).toEqual(['nginx'])
  })

  it('keeps the database and the account service out of reach of nginx and the outside', () => {
    expect(networks.data?.internal).toBe(true)
    expect(services.postgres?.networks).toEqual(['data'])
    expect(services.supertokens?.networks).toEqual(['data'])
    expect(services.nginx?.networks).toEqual(['web'])
  })

  it('lets the app out, to the mail server and to Google', () => {
    const ways = services.app?.networks.filter((name) => !networks[name]?.internal)
    expect(ways).toEqual(['web'])
  })

  it('shows the metrics of the front server to the network for that alone', () => {
    expect(networks.monitoring?.internal).toBe(true)
    expect(namesWhere((entry) => entry.networks.includes('monitoring'))).toEqual(['front'])
  })

  it('gives the front server the time that it may take to stop', () => {
    const { environment = {}, stop_grace_period: grace } = services.front ?? {}
    const [delay = NaN, timeout = NaN] = ['DELAY', 'TIMEOUT'].map((name) =>
      Number(/:-(\d+)\}/.exec(environment[`SHUTDOWN_${name}_SECONDS`] ?? '')?.[1]),
    )
    expect(delay).toBeGreaterThan(0)
    expect(environment.STARTUP_TIMEOUT_SECONDS).toBe('${STARTUP_TIMEOUT_SECONDS:-60}')
    // Ten seconds for what is stopped after the last request (src/front/graceful-end.ts).
    expect(delay + timeout + 10).toBeLessThan(Number(/^(\d+)s$/.exec(grace ?? '')?.[1]))
  })

  it.each([
    ['app', 'MEDIA_DIR', 'media:/data/media'],
    ['front', 'ASSETS_DIR', 'assets:/data/assets'],
  ])('runs %s on a read-only file system, with what its instances share on a volume', (...row) => {
    const [name, variable, volume] = row
    expect(services[name]?.read_only).toBe(true)
    expect(services[name]?.volumes).toEqual([volume])
    const [volumeName = '', folder = ''] = volume.split(':')
    expect(Object.keys(volumes)).toContain(volumeName)
    expect(read('Dockerfile')).toMatch(new RegExp(`^(?:ENV)? *.*${variable}=${folder}\\b`, 'm'))
    // A new volume takes its owner from the folder it covers.
    expect(read('Dockerfile')).toMatch(new RegExp(`chown node:node .*${folder}`))
  })

  it('runs two of each, of which the application migrates as it starts', () => {
    expect(services.app?.deploy?.replicas).toBe(2)
    expect(services.front?.deploy?.replicas).toBe(2)
    // Its name would be taken by the first.
    expect(services.app).not.toHaveProperty('container_name')
    expect(services.app?.environment.MIGRATE_ON_START).toBe('1')
  })

  it('lets the application migrate for as long as that may take before it counts as unwell', () => {
    expect(services.app?.healthcheck?.start_period).toBe('15m')
    expect(read('Dockerfile')).toMatch(/^HEALTHCHECK .*--start-period=15m /m)
  })

  it('waits for what each service cannot start without', () => {
    expect(services.app?.depends_on.postgres?.condition).toBe('service_healthy')
    expect(services.front?.depends_on.app?.condition).toBe('service_healthy')
    expect(services.nginx?.depends_on.front?.condition).toBe('service_healthy')
    const unknown = all.flatMap(([, entry]) =>
      Object.keys(entry.depends_on).filter((name) => !(name in services)),
    )
    expect(unknown).toEqual([])
  })

  it('holds no secret: passwords and keys come from the environment', () => {
    const secrets = all.flatMap(([, { environment }]) =>
      Object.entries(environment).filter(([name]) => /PASSWORD$|SECRET$|API_KEYS?$/.test(name)),
    )
    expect(secrets.length).toBeGreaterThan(4)
    expect(secrets.filter(([, value]) => !/^\$\{[A-Z_]+(?::\?[^}]+|:-)\}$/.test(value))).toEqual([])
  })
})

describe('.env.example', () => {
  const explained = new Set(
    [...read('.env.example').matchAll(/^#? ?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name),
  )

  it('explains every variable of docker-compose.yml', () => {
    const used = [...text.matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name)
    expect(used).toContain('SITE_URL')
    expect(used.filter((name) => !explained.has(name))).toEqual([])
  })

  it('explains every variable that the site reads', () => {
    const sources = read('src/lib/env.ts') + read('src/front/settings.ts')
    const known = [...sources.matchAll(/^ {2,4}([A-Z][A-Z_]+): (?:z\b|secret)/gm)]
    const names = known.map(([, name]) => name).filter((name) => name !== 'NODE_ENV')
    expect(names).toContain('DATABASE_URL')
    expect(names.filter((name) => !explained.has(name))).toEqual([])
  })

  it('offers no value for a secret', () => {
    const secrets = [
      ...read('.env.example').matchAll(/^([A-Z_]*(?:PASSWORD|SECRET|API_KEY))=(.*)$/gm),
    ]
    expect(secrets.length).toBeGreaterThan(5)
    expect(secrets.filter(([, , value]) => value !== '').map(([, name]) => name)).toEqual([])
  })
})

describe('Dockerfile', () => {
  const lines = read('Dockerfile').split('\n')

  it('starts from pinned images and ends as an ordinary user', () => {
    const images = lines.flatMap((line) => /^FROM (\S+)/.exec(line)?.[1] ?? [])
    expect(images.length).toBeGreaterThan(0)
    expect(images.filter((image) => !/:\d/.test(image))).toEqual([])
    expect(lines.filter((line) => line.startsWith('USER ')).at(-1)).toBe('USER node')
  })

  it('says how its health is checked', () => {
    expect(lines.some((line) => line.startsWith('HEALTHCHECK '))).toBe(true)
  })
})

describe('the memory of the application', () => {
  function readHeap(limit: string): number {
    const folder = mkdtempSync(join(tmpdir(), 'memory-limit-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const file = join(folder, 'memory.max')
    writeFileSync(file, limit)
    const program = 'console.log(v8.getHeapStatistics().heap_size_limit)'
    const args = [join(root, 'deploy/node-within-limit.sh'), '-p', program]
    const env = { ...process.env, MEMORY_LIMIT_FILE: file }
    return parseInt(execFileSync('sh', args, { env, encoding: 'utf8' }), 10) / 1048576
  }

  it('has a limit, by which its heap is measured', () => {
    expect(services.app?.deploy?.resources?.limits.memory).toBe('${APP_MEMORY:-1g}')
    expect(read('Dockerfile')).toContain('CMD ["sh", "node-within-limit.sh", "server.js"]')
    // Beside the old space a heap has a young one.
    const heap = readHeap(`${1024 * 1048576}\n`)
    expect(heap).toBeGreaterThan(450)
    expect(heap).toBeLessThan(600)
  })

  it('is what Node chooses where there is no limit', () => {
    expect(readHeap('max\n')).toBeGreaterThan(600)
  })
})

describe('nginx.conf', () => {
  it('adds the address of the visitor where the front server looks for it: one proxy from the end', () => {
    expect(services.front?.environment.TRUSTED_PROXY_HOPS).toBe('${TRUSTED_PROXY_HOPS:-1}')
    const lines = [...read('deploy/nginx.conf').matchAll(/proxy_set_header X-Forwarded-For (.+);/g)]
    expect(lines.map(([, value]) => value)).toEqual(['$proxy_add_x_forwarded_for'])
  })

  it('passes requests to the port on which the front server listens', () => {
    const port = /PORT=(\d+)/.exec(read('Dockerfile'))?.[1] ?? ''
    const servers = [...read('deploy/nginx.conf').matchAll(/^ {4}server (\S+) resolve /gm)]
    expect(servers.map(([, place]) => place)).toEqual(Array(3).fill(`front:${port}`))
  })

  it('asks Docker again and again where the instances are', () => {
    const lines = read('deploy/nginx.conf')
    expect(lines).toMatch(/resolver 127\.0\.0\.11 valid=\d+s/)
    // Without a zone in shared memory nginx refuses `resolve`.
    for (const name of ['front', 'memory', 'unbuffered']) {
      expect(lines).toMatch(new RegExp(`upstream ${name} \\{\\s+zone ${name} `))
    }
    expect(services.nginx?.depends_on.front).not.toHaveProperty('restart')
  })

  it('keeps pages only where the folder that says so is mounted', () => {
    const folder = '/etc/nginx/page-cache'
    const overlay = z.object({
      services: z.record(z.string(), z.strictObject({ volumes: z.array(z.string()) })),
    })
    const { services: added } = overlay.parse(parse(read('docker-compose.page-cache.yml')))
    expect(added).toEqual({ nginx: { volumes: [`./deploy/page-cache:${folder}:ro`] } })
    expect(services.nginx?.volumes.filter((volume) => volume.includes(folder))).toEqual([])
    for (const name of ['http', 'location']) {
      expect(read('deploy/nginx.conf')).toContain(`include ${folder}/${name}*.conf;`)
      expect(read(`deploy/page-cache/${name}.conf`)).not.toBe('')
    }
  })
})
