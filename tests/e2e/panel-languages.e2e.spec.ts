import { expect, type Page } from '@playwright/test'
import { z } from 'zod'
import { openView } from '../helpers/admin-record'
import { signIn } from '../helpers/admin-panel'
import { englishWords } from '../helpers/english-words'
import { test } from '../helpers/own-site'
import type { OwnSite } from '../helpers/start-own-site'

const collections = [
  ...['projects', 'timeline-entries', 'legal-documents', 'media', 'messages', 'glossary-terms'],
  ...['reply-templates', 'redirects', 'editors', 'scheduled-changes', 'review-requests'],
  ...['contact-messages', 'user-profiles', 'contribution-applications', 'release-notices'],
  ...['outgoing-mails', 'audit-entries'],
]
const globals = [
  ...['home', 'about', 'become', 'community', 'contact', 'projects-page', 'legal-pages'],
  ...['navigation', 'footer', 'site', 'translation-settings'],
]
const own = [
  ...['', '/account', '/inbox', '/links', '/members', '/applications', '/transfer'],
  ...['/translations', '/translations/list?locale=ro', '/translations/exchange'],
]

// A page is there before its scripts are, which translate what libraries say. In milliseconds.
const patience = 15_000

const list = z.object({ docs: z.array(z.object({ id: z.number() })) })

async function views({ page, site }: { page: Page; site: OwnSite }): Promise<string[]> {
  const records = await Promise.all(
    collections.map(async (slug) => {
      const path = `/admin/collections/${slug}`
      const answer = await page.request.get(`/api/${slug}?limit=1&depth=0&locale=ro`, {
        headers: { origin: site.origin },
      })
      const found = list.safeParse(await answer.json()).data?.docs[0]
      const record = found ? [`${path}/${found.id}`, `${path}/${found.id}/versions`] : []
      return [`${path}?locale=ro`, ...record]
    }),
  )
  const pages = globals.flatMap((slug) => [`/admin/globals/${slug}?locale=ro`])
  return [...own.map((path) => `/admin${path}`), ...records.flat(), ...pages]
}

/** What is still English once the panel has had the time to put it into the editor’s language. */
async function lastingEnglish(page: Page): Promise<string[]> {
  const end = Date.now() + patience
  let words = await englishWords(page)
  while (words.length > 0 && Date.now() < end) {
    await page.waitForTimeout(250)
    words = await englishWords(page)
  }
  return words
}

for (const language of ['ro', 'ru'] as const) {
  test(`no view of the panel speaks English to who reads it in ${language}`, async ({
    page,
    site,
  }) => {
    test.setTimeout(900_000)
    await signIn({ page, site })
    const found: string[] = []
    for (const path of await views({ page, site })) {
      await openView({ page, site, path, language })
      const words = await lastingEnglish(page)
      found.push(...words.map((word) => `${path}: ${word}`))
    }
    expect(found).toEqual([])
  })
}
