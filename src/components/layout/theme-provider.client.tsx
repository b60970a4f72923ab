'use client'

import { ThemeProvider as NextThemes } from 'next-themes'
import type { ReactNode } from 'react'

/** Sets `data-theme` on the document before the first paint; without script CSS follows the system. */
export function ThemeProvider({ nonce, children }: { nonce: string; children: ReactNode }) {
  return (
    <NextThemes
      attribute="data-theme"
      defaultTheme="system"
      enableSystem
      enableColorScheme={false}
      nonce={nonce}
    >
      {children}
    </NextThemes>
  )
}
