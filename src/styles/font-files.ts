// Made by scripts/make-fonts.mjs.
export const fontFiles = {
  literata: {
    latin: '/fonts/literata-latin.e22c2a40.woff2',
    romanian: '/fonts/literata-romanian.68279721.woff2',
    rare: '/fonts/literata-rare.2e985077.woff2',
    cyrillic: '/fonts/literata-cyrillic.1a5afa5b.woff2',
    russian: '/fonts/literata-russian.5b1e14ab.woff2',
  },
  onest: {
    latin: '/fonts/onest-latin.75d5f630.woff2',
    romanian: '/fonts/onest-romanian.9264a06d.woff2',
    rare: '/fonts/onest-rare.53ce33e2.woff2',
    cyrillic: '/fonts/onest-cyrillic.12a60166.woff2',
    russian: '/fonts/onest-russian.5e728e6a.woff2',
  },
} as const
