import { createHash } from 'node:crypto'
import { BlocksFeature, lexicalEditor, TextStateFeature } from '@payloadcms/richtext-lexical'
import { type GenericTranslationsObject, initI18n } from '@payloadcms/translations'
import { en } from '@payloadcms/translations/languages/en'
import { ro } from '@payloadcms/translations/languages/ro'
import { ru } from '@payloadcms/translations/languages/ru'
import { buildConfig } from 'payload'
import { describe, expect, it, test } from 'vitest'
import { enAdminTexts } from './en'
import { overrideAdminTexts } from './override-admin-texts'
import { roAdminTexts } from './ro'
import { singularOrder } from './singular-order'
import { ruAdminTexts } from './ru'

type Texts = Map<string, string>
type Text = { key: string; text: string; english: string }
type Rules = Record<string, (text: Text) => boolean>

function flatten(tree: GenericTranslationsObject, prefix = ''): Texts {
  return new Map(
    Object.entries(tree).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string'
        ? [[`${prefix}${key}`, value]]
        : [...flatten(value, `${prefix}${key}:`)],
    ),
  )
}

function buildAdmin(translations: { ro?: object; ru?: object }) {
  return buildConfig({
    secret: 'of no use here',
    collections: [],
    db: {
      defaultIDType: 'number',
      init: () => {
        throw new Error('The admin texts need no database.')
      },
    },
    editor: lexicalEditor({
      features: ({ defaultFeatures }) => [
        ...defaultFeatures,
        BlocksFeature({ blocks: [] }),
        TextStateFeature({ state: {} }),
      ],
    }),
    i18n: { supportedLanguages: { en, ro, ru }, translations },
  })
}

const packaged = await buildAdmin({})
const overrides = { ro: roAdminTexts, ru: ruAdminTexts }
const config = overrideAdminTexts(await buildAdmin(overrides))

function packagedTexts(language: 'en' | 'ro' | 'ru'): Texts {
  const own = { en, ro, ru }[language].translations
  return new Map([...flatten(own), ...flatten(packaged.i18n.translations[language] ?? {})])
}

const english = new Map([...packagedTexts('en'), ...flatten(enAdminTexts)])

async function shownTexts(language: 'ro' | 'ru'): Promise<Texts> {
  const i18n = await initI18n({ config: config.i18n, context: 'api', language })
  return flatten(i18n.translations)
}

const shown = { ro: await shownTexts('ro'), ru: await shownTexts('ru') }

const placeholders = /\{\{.*?\}\}/g
const tags = /<\/?[a-z\d][^>]*>/g

function found(text: string, pattern: RegExp): string {
  return [...(text.match(pattern) ?? [])].sort().join(' ')
}

function words(text: string): string[] {
  return (
    text
      .replaceAll(placeholders, ' ')
      .replaceAll(tags, ' ')
      .match(/\p{L}+/gu) ?? []
  )
}

/** Payload writes three dots where the site writes one sign. */
function endMark(text: string): string {
  return /(\.\.\.|[.:?!…])$/.exec(text)?.[0].replace('...', '…') ?? ''
}

/** Words that are the same in both languages. */
const sameInRomanian = new Set([
  'general:document',
  'general:email',
  'general:export',
  'general:import',
  'lexical:link:label',
])

const commonRules: Rules = {
  'placeholders other than the English ones': ({ text, english }) =>
    found(text, placeholders) !== found(english, placeholders),
  'tags other than the English ones': ({ text, english }) =>
    found(text, tags) !== found(english, tags),
  'lengths that no translation has': ({ text, english }) =>
    text.length > 2 * english.length + 20 || text.length < 0.4 * english.length - 4,
  'end marks other than the English ones': ({ text, english }) =>
    endMark(text) !== endMark(english),
  'stray blanks and dots': ({ text }) => /^\s|\s$|\s{2}|\n|(?<!\.)\.\.(?!\.)/.test(text),
  'straight quotes': ({ text }) => /["`]|(?<!\p{L})'/u.test(text.replaceAll(tags, '')),
  'capitals inside a sentence': ({ text }) =>
    /(?<=[\p{L},)}] )(?!Payload)\p{Lu}\p{Ll}+|\p{Lu}{2}\p{Ll}/u.test(text),
}

const romanianRules: Rules = {
  'English wording': ({ key, text, english }) => text === english && !sameInRomanian.has(key),
  'cedillas in place of commas': ({ text }) => /[şţ]/i.test(text),
  'Cyrillic letters': ({ text }) => /\p{Script=Cyrillic}/u.test(text),
  'words other than „ciornă”, „limbă”, „e-mail”, „niciun”': ({ text }) =>
    /proiect|locali[zt]|(?<!b)locați|nepublic(?!at$)|dezpublic|\bdvs\b|\bemail|\bnici un|\bnici o\b/i.test(
      text,
    ),
  'hyphens before an article („link-ul”)': ({ text }) => /\p{Ll}-(ul|uri|ului)\b/u.test(text),
  'orders in the singular („Salvează”)': ({ text }) => singularOrder.test(text),
  'agreement with an unknown person or label': ({ text }) =>
    /sunteți sigur|\(ă\)|(un nou|acest|niciun|nou) \{\{/i.test(text),
}

const russianRules: Rules = {
  'English wording': ({ text, english }) => text === english,
  'words of both Latin and Cyrillic letters': ({ text }) =>
    words(text).some((word) => /\p{Script=Cyrillic}/u.test(word) && /\p{Script=Latin}/u.test(word)),
  'texts without Cyrillic letters': ({ text }) => !/\p{Script=Cyrillic}/u.test(text),
  'words other than «черновик», «язык», «электронная почта», «API-ключ», «учётная запись»': ({
    text,
  }) => /локал|проект|\bemail|API ключ|учетн|аккаунт/iu.test(text),
  'е in place of ё': ({ text }) =>
    /(?<!\p{L})(еще|ее|все равно|четк\p{L}+)(?!\p{L})|(сохран|удал|измен|перемещ|обновл|разреш|подтвержд)(ен(?!\p{L})|енн)/iu.test(
      text,
    ),
  'agreement with an unknown label': ({ text }) =>
    /(новый|нового|существующий|этот|выбран) \{\{/i.test(text),
}

/**
 * Fingerprints of the strings that stay as Payload wrote them, by namespace. They have been read
 * and found good; where one changes, by an upgrade or because an override went, read it again.
 */
const acceptedAsPackaged = {
  ro: {
    authentication: 'cc0ae3d5',
    dashboard: '091c4d65',
    error: '3cb06acd',
    fields: '065aef2b',
    folder: '9063ad37',
    general: '0dac70b6',
    lexical: '58b455df',
    localization: 'dc475db9',
    operators: 'a96084a8',
    upload: '5c7121d5',
    validation: '31a62c91',
    version: 'e4250a6a',
  },
  ru: {
    authentication: '010f8cd9',
    dashboard: '3e2401d9',
    error: 'f21e71cc',
    fields: '1e796e73',
    folder: '2b54cfe8',
    general: '83f297c2',
    lexical: 'eae65782',
    operators: 'e6e64f94',
    upload: '335d7a36',
    validation: 'a639c19d',
    version: 'cb360ef1',
  },
}

function fingerprints(texts: Texts): Record<string, string> {
  const entries = [...texts].sort()
  const namespaces = new Set(entries.map(([key]) => key.replace(/:.*/, '')))
  return Object.fromEntries(
    [...namespaces].map((name) => {
      const part = entries.filter(([key]) => key.startsWith(`${name}:`))
      return [name, createHash('sha256').update(JSON.stringify(part)).digest('hex').slice(0, 8)]
    }),
  )
}

describe.each([
  { language: 'ro', rules: { ...commonRules, ...romanianRules } },
  { language: 'ru', rules: { ...commonRules, ...russianRules } },
] as const)('admin texts in $language', ({ language, rules }) => {
  const texts = shown[language]
  const own = flatten(overrides[language])
  const before = packagedTexts(language)

  it('cover every English string', () => {
    expect([...english.keys()].filter((key) => !texts.get(key))).toEqual([])
  })

  it('override only strings that exist, each with another wording', () => {
    const idle = [...own].filter(([key, text]) => !english.has(key) || before.get(key) === text)
    expect(idle).toEqual([])
  })

  it('reach the admin panel, those of the rich text editor too', () => {
    expect([...own].filter(([key, text]) => texts.get(key) !== text)).toEqual([])
  })

  it.each(Object.entries(rules))('are free of %s', (_name, isBroken) => {
    const broken = [...english].filter(
      // A dash stands for nothing in every language.
      ([key, english]) => english !== '—' && isBroken({ key, text: texts.get(key) ?? '', english }),
    )
    expect(broken.map(([key]) => `${key}: ${texts.get(key) ?? ''}`)).toEqual([])
  })

  it('leave to Payload only what has been read', () => {
    const kept = new Map([...texts].filter(([key, text]) => before.get(key) === text))
    expect(fingerprints(kept)).toEqual(acceptedAsPackaged[language])
  })
})

test('in every language the dialog of a version says that it comes back as a draft', () => {
  for (const texts of [enAdminTexts, roAdminTexts, ruAdminTexts]) {
    const { aboutToRestore, aboutToRestoreGlobal } = texts.version
    for (const text of [aboutToRestore, aboutToRestoreGlobal]) {
      expect(text).toMatch(/draft|ciornă|черновик/u)
    }
  }
})
