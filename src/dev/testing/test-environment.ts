import type { Environment } from '../processes/child'
import { CLOSED_SERVICES } from '../processes/closed-services'
import { randomSecrets } from '../secrets'

// What a person may have set for their own site must neither steer a test nor be touched by it. Not
// so the off switches of the front server: the tests hold in every position (tests/helpers/switches.ts).
const OWN_SETTINGS = [
  'ASSETS_DIR',
  'DATABASE_URL',
  'EDITOR_EMAIL',
  'EDITOR_PASSWORD',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  'GOOGLE_DISCOVERY_URL',
  'HOST',
  'HOSTNAME',
  'INSTANCES',
  'INTERNAL_SECRET',
  'LOG_REQUESTS',
  'MAIL_FROM',
  'MEDIA_DIR',
  'METRICS_HOST',
  'METRICS_PORT',
  'MIGRATE_ON_START',
  'NODE_ENV',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
  'OTEL_TRACES_EXPORTER',
  'PAGE_CACHE_MB',
  'PAYLOAD_SECRET',
  'PORT',
  'RATE_LIMIT_SCALE',
  'SHUTDOWN_DELAY_SECONDS',
  'SHUTDOWN_TIMEOUT_SECONDS',
  'SITE_URL',
  'SMTP_URL',
  'STARTUP_TIMEOUT_SECONDS',
  'SUPERTOKENS_API_KEY',
  'SUPERTOKENS_CONNECTION_URI',
  'TRUSTED_PROXY_HOPS',
]

/** This process's environment without the person's own settings for the site, and colourless. */
export function neutralEnvironment(): Environment {
  const kept = Object.entries(process.env).filter(([name]) => !OWN_SETTINGS.includes(name))
  return { ...Object.fromEntries(kept), NODE_ENV: undefined, NO_COLOR: '1', FORCE_COLOR: '0' }
}

type Site = { databaseUrl: string; siteUrl: string; mediaFolder: string }

/** The whole environment of a site, or of its migrations, on a database of the tests. */
export function siteTestEnvironment(site: Site): Environment {
  return { ...neutralEnvironment(), ...siteVariables(site) }
}

/** The first editor of the sites of the tests. */
export const testEditor = { email: 'editor@pasiuni.example', password: 'parola-de-proba-1' }

/** What a site needs to be told. The secrets are new ones each time. */
export function siteVariables(options: Site): Record<string, string> {
  return {
    ...randomSecrets(),
    DATABASE_URL: options.databaseUrl,
    SITE_URL: options.siteUrl,
    MEDIA_DIR: options.mediaFolder,
    EDITOR_EMAIL: testEditor.email,
    EDITOR_PASSWORD: testEditor.password,
    // A test of accounts or of mails brings its own: test-services.ts.
    ...CLOSED_SERVICES,
    NEXT_TELEMETRY_DISABLED: '1',
  }
}
