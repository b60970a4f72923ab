import type { Page } from '@playwright/test'

export type PageHead = {
  lang: string | null
  title: string
  description: string | null
  canonicals: string[]
  /** Addresses by `hreflang`; a language named twice has its last one. */
  alternates: Record<string, string>
  alternateCount: number
  robots: string | null
  openGraphLocale: string | null
  openGraphAlternates: string[]
  structuredData: string[]
}

/** What the open page says of itself to search engines and shared links. */
export function readPageHead(page: Page): Promise<PageHead> {
  return page.evaluate(() => {
    const meta = (selector: string) =>
      document.head.querySelector(selector)?.getAttribute('content') ?? null
    const links = [...document.head.querySelectorAll('link[rel=alternate][hreflang]')]
    return {
      lang: document.documentElement.getAttribute('lang'),
      title: document.title,
      description: meta('meta[name=description]'),
      canonicals: [...document.querySelectorAll('link[rel=canonical]')].map(
        (link) => link.getAttribute('href') ?? '',
      ),
      alternates: Object.fromEntries(
        links.map((link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? '']),
      ),
      alternateCount: links.length,
      robots: meta('meta[name=robots]'),
      openGraphLocale: meta('meta[property="og:locale"]'),
      openGraphAlternates: [
        ...document.head.querySelectorAll('meta[property="og:locale:alternate"]'),
      ].map((tag) => tag.getAttribute('content') ?? ''),
      structuredData: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        (script) => script.textContent,
      ),
    }
  })
}
