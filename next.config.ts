import { existsSync } from 'node:fs'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

const nextConfig: NextConfig = {
  poweredByHeader: false,
  // Node loads these as they are; a copy in each of fifty routes was a third of the build (docs/adr/0047).
  serverExternalPackages: ['payload', '@payloadcms/db-postgres', 'supertokens-node'],
  ...(process.env.BUILD_STANDALONE === '1' ? { output: 'standalone' as const } : {}),
  // Read at run time (src/lib/icons.ts), so they must be listed for the standalone build.
  outputFileTracingIncludes: {
    '/**': [
      './node_modules/@iconify-json/solar/icons.json',
      './node_modules/@iconify-json/circle-flags/icons.json',
      './src/icons/pasiuni.json',
    ],
    // Read at run time as well (src/share-images).
    '/share-images/*': ['./src/share-images/fonts/*', './src/styles/tokens.css'],
  },
  // A lockfile in a parent folder would otherwise move the root.
  turbopack: { root: process.cwd() },
  // Next follows its own redirects for `//` and `/x/`; the front server does it in one step.
  skipTrailingSlashRedirect: true,
  // The page cache lives in memory: a page on disk would survive a restart, but not the information
  // that it is outdated (docs/adr/0006).
  experimental: {
    isrFlushToDisk: false,
    // A quarter of a build, and traces in the log that name nothing (docs/adr/0049).
    serverMinification: false,
    // Writing it takes a quarter of a build, and helps from the next one on: not the first of a clone.
    turbopackFileSystemCacheForBuild: existsSync('.next/BUILD_ID'),
    // Each page loads only its own styles, in few files: every file costs a request and its headers.
    cssChunking: { type: 'graph', requestCost: 12_000 },
    // No process reads the source maps of a build, which were 640 of its 803 MB.
    turbopackSourceMaps: process.env.NODE_ENV !== 'production',
  },
  // The front server asks each second how the application is.
  logging: { incomingRequests: { ignore: [/^\/internal\//] } },
  images: { unoptimized: true },
  // Titles and descriptions belong into the head of every document, not behind a script.
  htmlLimitedBots: /.*/,
  // Type checking is a step of its own, over tests and scripts as well (npm run check).
  typescript: { ignoreBuildErrors: true },
}

const config = withPayload(nextConfig)

const payloadHeaders = config.headers

// Payload asks browsers for their colour scheme on every path, which makes Chrome repeat the first
// visit; only the admin panel needs it.
config.headers = async () => {
  const rules = (await payloadHeaders?.()) ?? []
  const own = rules.map((rule) =>
    rule.source === '/:path*' && rule.headers.some(({ key }) => key === 'Critical-CH')
      ? { ...rule, source: '/admin/:path*' }
      : rule,
  )
  return [
    ...own,
    {
      source: '/fonts/:path*',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
    },
  ]
}

export default config
