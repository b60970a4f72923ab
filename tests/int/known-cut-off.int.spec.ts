import { beforeAll, expect, test } from 'vitest'
import { russianTextsCutOff } from '../../migrations/content/texts/russian-texts-cut-off'
import { readCutOffTexts } from '@/cms/reading/known-cut-off'
import { localizedReader } from '@/cms/reading/localized'
import { saveText } from '@/features/translation/units/save-text'
import { findingText } from '@/features/translation/checks/finding-texts'
import { confirmCutOff, dismissFinding } from '@/features/translation/units/change-unit'
import { readHistory } from '@/features/translation/units/history'
import { readView } from '@/features/translation/reading/read-unit'
import { rescan } from '@/features/translation/jobs/rescan'
import { toSegments } from '@/rich-text/segments'
import type { EditorRights } from '@/cms/access/rights'
import { textHash } from '@/i18n/text-hash'
import { useCms } from '../helpers/cms'

const site = useCms()

const admin: EditorRights = { id: 1, name: 'Ana', role: 'admin', languages: [], mayApprove: false }
const mission = { unit: 'global:about:mission.text', locale: 'ru' } as const
const value2 = { unit: 'global:about:value2.text', locale: 'ru' } as const

/** The page about the group as its readers get it. */
async function readAbout(locale: 'en' | 'ru') {
  const how = { slug: 'about', depth: 0, fallbackLocale: false, overrideAccess: false } as const
  const own = await site.cms.findGlobal({ ...how, locale })
  const source = await site.cms.findGlobal({ ...how, locale: 'ro' })
  const cutOff = await readCutOffTexts({ cms: site.cms, containers: ['about'], locale })
  const read = localizedReader({ locale, own, source, cutOff })
  const texts = [read.text((doc) => doc.mission?.text), read.text((doc) => doc.value2?.text)]
  return { texts: texts.map(({ value }) => value), isCutOff: read.gaps().cutOff.length > 0 }
}

beforeAll(async () => {
  await rescan({ cms: site.cms })
}, 120_000)

test('readers get texts that are cut off as they are stored, and are told in their language only', async () => {
  const { texts, isCutOff } = await readAbout('ru')
  expect(texts).toEqual([russianTextsCutOff.aboutMission, russianTextsCutOff.aboutValue2])
  expect(isCutOff).toBe(true)
  expect((await readAbout('en')).isCutOff).toBe(false)
})

test('formatted text with a block that is cut off is shown as it is stored', async () => {
  const how = {
    collection: 'projects',
    where: { slug: { equals: 'travel' } },
    depth: 0,
    fallbackLocale: false,
    overrideAccess: false,
  } as const
  const [owns, sources, cutOff] = await Promise.all([
    site.cms.find({ ...how, locale: 'ru' }),
    site.cms.find({ ...how, locale: 'ro' }),
    readCutOffTexts({ cms: site.cms, containers: ['projects'], locale: 'ru' }),
  ])
  const [own = null] = owns.docs
  const [source] = sources.docs
  expect(source).toBeDefined()
  if (!source) return
  const read = localizedReader({ locale: 'ru', own, source, cutOff })
  const { value } = read.richText((doc) => doc.description)
  expect(read.gaps().cutOff).toHaveLength(1)
  expect(value).toEqual(own?.description)
  expect(toSegments(value).at(-1)?.text).toBe(russianTextsCutOff.travelDescriptionEnd)
})

test('a draft changes nothing for them, the approved text does', async () => {
  const whole =
    'Мы хотим, чтобы каждый, у кого есть увлечение, находил на своём языке проверенные сведения и людей, с которыми можно об этом поговорить. Поэтому мы шаг за шагом строим по одному сайту на тему и связываем их одним аккаунтом и одним сообществом.'
  const save = (options: { approve: boolean; expectedHash: string }) =>
    saveText({
      cms: site.cms,
      editor: admin,
      language: 'ru',
      input: { ...mission, text: whole, ...options },
    })
  const draft = await save({
    approve: false,
    expectedHash: textHash(russianTextsCutOff.aboutMission),
  })
  expect(draft.status).toBe('saved')
  expect((await readAbout('ru')).texts[0]).toBe(russianTextsCutOff.aboutMission)

  const approved = await save({ approve: true, expectedHash: textHash(whole) })
  expect(approved.status).toBe('saved')
  const { texts, isCutOff } = await readAbout('ru')
  expect(texts[0]).toBe(whole)
  // The second one is still cut off.
  expect(isCutOff).toBe(true)
})

test('a text of which an editor says that it is whole is nothing to tell readers of', async () => {
  const view = await readView({ cms: site.cms, editor: admin, language: 'ru', ...value2 })
  const finding = view.findings.find(({ check }) => check === 'cut-off')
  expect(finding).toBeDefined()
  await dismissFinding({
    cms: site.cms,
    editor: admin,
    ...value2,
    check: 'cut-off',
    fingerprint: finding?.fingerprint ?? '',
    reason: 'so',
  })
  const { texts, isCutOff } = await readAbout('ru')
  expect(texts[1]).toBe(russianTextsCutOff.aboutValue2)
  expect(isCutOff).toBe(false)
})

test('a text that a person confirms as cut off is shown as it is, and readers are told', async () => {
  const { cms } = site
  const unit = { unit: 'global:about:mission.text', locale: 'ru' } as const
  const read = () => readView({ cms, editor: admin, language: 'ru', ...unit })
  const { texts, hash } = await read()
  expect((await readAbout('ru')).isCutOff).toBe(false)
  const who = { cms, editor: admin, ...unit }
  expect(await confirmCutOff({ ...who, expectedHash: 'another' })).toBe(false)
  expect((await read()).findings).toEqual([])

  expect(await confirmCutOff({ ...who, expectedHash: hash })).toBe(true)
  await rescan({ cms })
  const { findings, state } = await read()
  expect(state).toBe('needs-review')
  expect(findings).toMatchObject([{ check: 'cut-off', level: 'error', confirmed: { by: 'Ana' } }])
  expect(findings[0] && findingText({ finding: findings[0], language: 'en' })).toBe(
    'Ana has confirmed that the text is cut off.',
  )
  const [newest] = await readHistory({ cms, ...unit })
  expect(newest).toMatchObject({ by: 'Ana', note: 'confirmed cut-off', toState: 'needs-review' })
  const page = await readAbout('ru')
  expect([page.texts[0], page.isCutOff]).toEqual([texts.ru, true])
  const input = { ...unit, text: texts.ru ?? '', expectedHash: hash, approve: true }
  const approve = () => saveText({ cms, editor: admin, language: 'ru', input })
  expect((await approve()).status).toBe('refused')

  const fingerprint = findings[0]?.fingerprint ?? ''
  await dismissFinding({ ...who, check: 'cut-off', fingerprint, reason: 'E întreg.' })
  expect((await readAbout('ru')).isCutOff).toBe(false)
  expect((await approve()).status).toBe('saved')
  await rescan({ cms })
  expect((await read()).state).toBe('approved')
  expect((await readAbout('ru')).isCutOff).toBe(false)
})

test('who may not approve does not confirm a cut either', async () => {
  const editor: EditorRights = { ...admin, role: 'translator', languages: ['ru'] }
  const expectedHash = textHash('')
  await expect(
    confirmCutOff({ cms: site.cms, editor, ...mission, expectedHash }),
  ).rejects.toMatchObject({ code: 'forbidden' })
})
