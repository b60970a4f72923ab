// Made by scripts/make-fonts.mjs.
export const fontFiles = {
  literata: {
    latin: '/fonts/literata-latin.9d60c39b.woff2',
    romanian: '/fonts/literata-romanian.b899bc54.woff2',
    cyrillic: '/fonts/literata-cyrillic.eac0f500.woff2',
  },
  onest: {
    latin: '/fonts/onest-latin.70df1ba4.woff2',
    romanian: '/fonts/onest-romanian.ff5d6cf4.woff2',
    cyrillic: '/fonts/onest-cyrillic.c5beedd7.woff2',
  },
} as const
