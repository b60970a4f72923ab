import { defineConfig } from '@playwright/test'
import { findBrowser } from './src/dev/testing/browser'

const { executablePath, args, env } = await findBrowser()

const inherited = Object.entries(process.env).flatMap(([name, value]) =>
  value === undefined ? [] : [[name, value] as const],
)

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.spec.ts',
  globalSetup: './tests/helpers/global-end-to-end.ts',
  outputDir: '.local/test/e2e',
  workers: 2,
  // A second try tells a slow machine from a broken site; npm test names every test that needed one.
  retries: 1,
  // Beside a test that starts a site of its own everything takes its time; no test asserts one.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: '.local/test/e2e.json' }]],
  use: {
    baseURL: process.env.BASE_URL ?? 'http://localhost:3000',
    launchOptions: { executablePath, args, env: { ...Object.fromEntries(inherited), ...env } },
    // What never happens is told by its own name, and not by the end of a long test.
    actionTimeout: 90_000,
    screenshot: 'only-on-failure',
    // Recording costs every test a quarter of its time; a test that fails is tried again anyway.
    trace: 'on-first-retry',
  },
})
