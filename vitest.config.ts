import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { inlineScripts } from './src/dev/inline-script'
import { ByEnvironment } from './src/dev/testing/by-environment'

const databaseTests = {
  globalSetup: ['tests/helpers/global-database.ts'],
  // A machine may be four times slower than another; no test asserts a time.
  testTimeout: 60_000,
  hookTimeout: 120_000,
}

export default defineConfig({
  plugins: [inlineScripts],
  resolve: {
    alias: {
      '@payload-config': toPath('./payload.config.ts'),
      '@': toPath('./src'),
      // Next knows this name by itself; elsewhere the package throws.
      'server-only': toPath('./tests/helpers/empty.ts'),
    },
  },
  test: {
    pool: 'forks',
    // Past the top-level await of Lexical's Node build, in which Node 20 can get stuck.
    execArgv: ['--conditions=production'],
    maxWorkers: 2,
    sequence: { sequencer: ByEnvironment },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,collections,globals,migrations,scripts}/**/*.test.{ts,tsx}'],
          // A process for each file takes as long as the tests; each has our own code for itself, for
          // mocks would come too late for what another file has loaded.
          isolate: false,
          setupFiles: ['tests/helpers/fresh-modules.ts'],
          // Some of them compute for a second, and the build may run beside them.
          testTimeout: 20_000,
          // Share images are drawn with the classes of these.
          css: { include: [/ui\/(?:artwork\/artwork|mark)\.module\.css$/] },
          // Far from UTC, and off it by an odd quarter: finds dates that depend on the machine.
          env: { TZ: 'Asia/Kathmandu' },
        },
      },
      {
        extends: true,
        test: {
          ...databaseTests,
          name: 'int',
          include: ['tests/int/*.int.spec.ts'],
          // What a process has loaded and warmed up serves the next file, too: a quarter of the time.
          isolate: false,
          setupFiles: ['tests/helpers/fresh-modules.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...databaseTests,
          // For mocks of modules, which stay in a process, and for SuperTokens, which one can set up once.
          name: 'int-own-process',
          include: ['tests/int/own-process/*.int.spec.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'core',
          include: ['tests/core/**/*.core.spec.ts'],
          globalSetup: ['tests/helpers/global-core.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'security',
          include: ['tests/security/**/*.security.spec.ts'],
          globalSetup: ['tests/helpers/global-security-site.ts'],
          // All of them ask one site, whose log and limits they read.
          fileParallelism: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})

function toPath(relative: string): string {
  return fileURLToPath(new URL(relative, import.meta.url))
}
