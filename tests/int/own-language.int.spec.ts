import { expect, test } from 'vitest'
import type { Locale } from '../../src/i18n/locales'
import { useCms } from '../helpers/cms'
import { editorBrowser } from '../helpers/editor-browser'
import { signedInEditor } from '../helpers/signed-in-editor'

const site = useCms()

/** The language that the panel opens forms in. */
async function openedIn(editorId: number): Promise<unknown> {
  const { docs } = await site.cms.find({
    collection: 'payload-preferences',
    where: { and: [{ key: { equals: 'locale' } }, { 'user.value': { equals: editorId } }] },
    depth: 0,
    overrideAccess: true,
  })
  expect(docs.length).toBeLessThan(2)
  return docs[0]?.value ?? null
}

async function signInAgain(name: string) {
  const answer = await editorBrowser({ site }).signIn({
    email: `${name}@pasiuni.example`,
    password: 'a-password-for-tests',
  })
  expect(answer.status).toBe(200)
}

test('a translator’s forms open in a language of theirs, and stay where they are', async () => {
  const languages: Locale[] = ['en', 'ru']
  const { id, rest } = await signedInEditor({ site, name: 'vera', role: 'translator', languages })
  expect(await openedIn(id)).toBe('en')
  const path = '/payload-preferences/locale'
  await rest(path, { method: 'POST', body: { value: 'ru' } })
  await signInAgain('vera')
  expect(await openedIn(id)).toBe('ru')
  await rest(path, { method: 'POST', body: { value: 'ro' } })
  await signInAgain('vera')
  expect(await openedIn(id)).toBe('en')
})

test('those who write the source begin with it', async () => {
  const { id } = await signedInEditor({ site, name: 'ana', role: 'editor' })
  expect(await openedIn(id)).toBeNull()
})
