import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import type { Locale } from '../../src/i18n/locales'
import type { EditorClient } from './editor-client'
import { expectPublicText } from './public-text'

/**
 * Publishes words that every page shows and waits until a page shows them: the page was made anew
 * then, so that whatever was saved before and is not on it is not public.
 */
export async function passLaterPublish({
  editor,
  request,
  path,
  locale,
}: {
  editor: EditorClient
  request: APIRequestContext
  path: string
  locale: Locale
}): Promise<void> {
  // Hyphens are kept together with what is beside them, by markup.
  const tagline = `Pasiuni ${randomUUID().replaceAll('-', '')}`
  await editor.publish({ path: '/api/globals/site', locale, data: { tagline } })
  await expectPublicText({ request, path, text: tagline })
}
