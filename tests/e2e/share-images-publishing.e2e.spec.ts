import { expect } from '@playwright/test'
import sharp from 'sharp'
import { openEditorClient } from '../helpers/editor-client'
import { passLaterPublish } from '../helpers/later-publish'
import { test } from '../helpers/own-site'
import { expectPublicText } from '../helpers/public-text'
import { readSharePicture } from '../helpers/share-picture'

test.use({ front: 'whole' })

const path = '/ru/proj/travel'

test('a published title gives a new picture, a draft none', async ({ site, request }) => {
  const editor = await openEditorClient(site)
  const project = `/api/projects/${await editor.projectAt('travel')}`
  const before = await readSharePicture({ request, path })
  const english = () => readSharePicture({ request, path: '/en/proj/travel' })
  const englishBefore = await english()
  const first = await request.get(before.url)
  expect(first.status()).toBe(200)

  await editor.saveDraft({ path: project, locale: 'ru', data: { title: 'Дальние дороги' } })
  await passLaterPublish({ editor, request, path, locale: 'ru' })
  expect((await readSharePicture({ request, path })).url).toBe(before.url)

  await editor.publish({ path: project, locale: 'ru', data: { title: 'Дальние дороги' } })
  await expectPublicText({ request, path, text: 'Дальние дороги' })
  const after = await readSharePicture({ request, path })
  expect(after.url).not.toBe(before.url)
  expect(after.alt).toContain('Дальние дороги')
  const second = await request.get(after.url)
  expect(second.status()).toBe(200)
  expect((await second.body()).equals(await first.body())).toBe(false)

  // Links that were shared before keep their picture.
  const again = await request.get(before.url)
  expect((await again.body()).equals(await first.body())).toBe(true)
  // The other languages say what they said.
  expect(await english()).toEqual(englishBefore)
  await editor.close()
})

test('a picture that an editor chooses comes before the drawn one', async ({ site, request }) => {
  const editor = await openEditorClient(site)
  const address = '/ro/contact'
  const drawn = await readSharePicture({ request, path: address })
  const photograph = await sharp({
    create: { width: 1600, height: 1000, channels: 3, background: '#336699' },
  })
    .jpeg()
    .toBuffer()
  const picture = await editor.upload({
    file: { name: 'redactie.jpg', mimeType: 'image/jpeg', buffer: photograph },
    locale: 'ro',
    data: { alt: 'Redacția la lucru' },
  })
  await editor.publish({
    path: '/api/globals/contact',
    locale: 'ro',
    data: { seo: { image: picture } },
  })
  await expectPublicText({ request, path: address, text: 'Redacția la lucru' })
  const chosen = await readSharePicture({ request, path: address })
  expect(chosen.url).not.toBe(drawn.url)
  expect(chosen.url.startsWith(`${site.origin}/api/media/file/`), chosen.url).toBe(true)
  expect(chosen).toMatchObject({ width: '1200', height: '630', alt: 'Redacția la lucru' })
  expect((await request.get(chosen.url)).status()).toBe(200)
  await editor.close()
})
