import type { ExchangeFormat } from './types'

/** How a file of each format is called and sent. */
export const fileKinds: Record<ExchangeFormat, { name: string; extension: string; mime: string }> =
  {
    'xliff-1.2': { name: 'XLIFF 1.2', extension: 'xlf', mime: 'application/xliff+xml' },
    'xliff-2.1': { name: 'XLIFF 2.1', extension: 'xlf', mime: 'application/xliff+xml' },
    po: { name: 'gettext PO', extension: 'po', mime: 'text/x-gettext-translation' },
    csv: { name: 'CSV', extension: 'csv', mime: 'text/csv' },
    json: { name: 'JSON', extension: 'json', mime: 'application/json' },
  }
