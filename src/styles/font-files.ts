// Made by scripts/make-fonts.mjs.
export const fontFiles = {
  literata: {
    latin: '/fonts/literata-latin.a9c7e2cf.woff2',
    romanian: '/fonts/literata-romanian.390e4908.woff2',
    rare: '/fonts/literata-rare.7f9e973e.woff2',
    cyrillic: '/fonts/literata-cyrillic.54a21413.woff2',
    russian: '/fonts/literata-russian.115a3ac8.woff2',
  },
  onest: {
    latin: '/fonts/onest-latin.758f5483.woff2',
    romanian: '/fonts/onest-romanian.574bca9d.woff2',
    rare: '/fonts/onest-rare.ccf78a01.woff2',
    cyrillic: '/fonts/onest-cyrillic.646bc6a3.woff2',
    russian: '/fonts/onest-russian.97a1228c.woff2',
    russianName: '/fonts/onest-russian-name.9f52e147.woff2',
    romanianName: '/fonts/onest-romanian-name.2ca99234.woff2',
  },
} as const
