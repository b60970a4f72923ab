import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { explainReason } from './explain-reason'
import { scoreText } from './score-text'
import type { CutOffInput, Flag, Reason } from './types'
import { buildVocabulary } from './vocabulary'

const ro = 'Ne întâlnim în fața muzeului. Luați cu voi apă, o jachetă și ceva de mâncare.'
const ru = 'Встречаемся у музея. Возьмите с собой воду, куртку и что-нибудь поесть.'

function russian(text: string, more: Partial<CutOffInput> = {}) {
  return scoreText({ locale: 'ru', sourceLocale: 'ro', source: ro, text, ...more })
}

type Example = [code: Reason['code'], flag: Flag, input: CutOffInput]

function example(
  code: Reason['code'],
  flag: Flag,
  languages: string,
  source: string,
  text: string,
) {
  const [sourceLocale, locale] =
    languages === 'ro>ru'
      ? (['ro', 'ru'] as const)
      : languages === 'en>ro'
        ? (['en', 'ro'] as const)
        : (['ro', 'en'] as const)
  const input: CutOffInput = { locale, sourceLocale, source, text }
  return [code, flag, input] satisfies Example
}

describe('each reason', () => {
  it.each<Example>([
    example('placeholder-open', 'error', 'ro>en', 'Bună, {name}, intră.', 'Hello, {na'),
    example(
      'tag-open',
      'error',
      'ro>en',
      'Programul <b>se schimbă</b>.',
      'The schedule <b>changes',
    ),
    example(
      'address-cut',
      'error',
      'ro>ru',
      'Harta: https://exemplu.md/harta',
      'Карта: https://exemplu.md/ha',
    ),
    example('number-cut', 'error', 'ro>ru', 'Telefon: 022123456', 'Телефон: 0221'),
    example('open-mark', 'error', 'ro>ru', 'Luați apă, pâine și sare', 'Возьмите воду,'),
    example(
      'colon-last',
      'error',
      'ro>en',
      'Avem trei săli: mare, mică, veche.',
      'We have three halls:',
    ),
    example('pair-open', 'error', 'ro>ru', 'Filmul „Nunta în Basarabia”', 'Фильм «Свадьба в Бес'),
    example(
      'ellipsis-added',
      'warning',
      'ro>en',
      'Redacția alege textele din fiecare lună.',
      'The editors choose the texts…',
    ),
    example('abbreviation-open', 'error', 'ro>ru', 'Vezi art. 14 din regulament.', 'См. ст.'),
    example('initial-last', 'warning', 'ro>ru', 'Fotografii de V. Ceban', 'Фотографии В.'),
    example('function-word', 'error', 'en>ro', 'Back to the list', 'Înapoi la'),
    example('word-ending-unusual', 'warning', 'ro>ru', 'Casa și prietenii mei', 'Дом и мои дрл'),
    example(
      'end-mark-missing',
      'warning',
      'en>ro',
      'The trail is closed in winter because of the falling rocks there.',
      'Poteca este închisă iarna din cauza pietrelor care cad pe acol',
    ),
    example(
      'much-shorter',
      'warning',
      'ro>en',
      'Drumul de munte de la mănăstire până la lacul mare',
      'Mountain',
    ),
    example('sentences-missing', 'error', 'ro>ru', ro, 'Встречаемся у музея.'),
    example('parts-missing', 'warning', 'ro>ru', 'Recenzii și interviuri', 'Рецензии'),
    example(
      'blocks-missing',
      'error',
      'ro>ru',
      'Luați:\n- apă;\n- pâine;\n- sare.',
      'Возьмите:\n- воду;',
    ),
    example(
      'heading-last',
      'error',
      'ro>ru',
      '# Sus\n\nUnu.\n\n# Jos\n\nDoi.',
      '# Вверху\n\nОдин.\n\n# Внизу',
    ),
    example(
      'placeholder-missing',
      'error',
      'ro>en',
      'Vă așteptăm la {place} și la {time}.',
      'We expect you at {place} and',
    ),
    example('beginning-of-source', 'error', 'ro>ru', ro, ro.slice(0, 40)),
    example('replacement-character', 'error', 'ro>ru', 'Sala mare', 'Большой з\uFFFD'),
  ])('%s makes it a case of %s', (code, flag, input) => {
    const verdict = scoreText(input)
    expect(verdict.why.map((reason) => reason.code)).toContain(code)
    expect(verdict.flag).toBe(flag)
    for (const reason of verdict.why) expect(explainReason(reason)).not.toBe('')
  })

  it('knows the beginning of an earlier version', () => {
    expect(russian(ru.slice(0, 45), { earlier: ['Ничего общего.', ru] }).why[0]?.code).toBe(
      'beginning-of-earlier',
    )
  })

  it('lets an editor take out a sentence that the source has lost, too', () => {
    const [source = ''] = ro.split(' Luați')
    const verdict = russian('Встречаемся у музея.', { source, earlier: [ru] })
    expect(verdict.flag).toBe('none')
  })

  it('knows a text that has filled a field, in characters or bytes', () => {
    const source = 'Cuvânt '.repeat(60)
    const fill = (length: number): string => 'слово '.repeat(100).slice(0, length)
    expect(russian(fill(255), { source }).why).toContainEqual({
      code: 'storage-limit',
      args: { length: 255, unit: 'characters' },
    })
    // Eleven bytes for every six characters.
    expect(russian(fill(279), { source }).why).toContainEqual({
      code: 'storage-limit',
      args: { length: 512, unit: 'bytes' },
    })
    // A point of a list that ends as its source does.
    const point = russian(`${fill(254)};`, { source: `${source.trim()};` })
    expect(point.why.map(({ code }) => code)).not.toContain('storage-limit')
  })

  it('knows a stump by the words of other texts', () => {
    const vocabulary = buildVocabulary(['Наши мастерские открыты каждый день.'])
    const input = { source: 'Ne vedem în atelierele noastre.', vocabulary }
    expect(russian('Увидимся в наших масте', input).why).toContainEqual({
      code: 'word-cut',
      args: { word: 'масте', whole: 'мастерские' },
    })
  })
})

describe('a second reference', () => {
  it('vouches for a text that is terse beside a wordy source', () => {
    const source = 'Vă rugăm să aveți bunăvoința de a aștepta puțin, până când se încarcă pagina.'
    const text = 'Подождите, страница загружается.'
    const alone = russian(text, { source })
    const second = { locale: 'en', text: 'Wait, the page is loading.' } as const
    expect(russian(text, { source, second }).p).toBeLessThan(alone.p)
  })

  it('shows a cut that the source shares', () => {
    const source = 'Ne întâlnim în fața muzeului'
    const text = 'Встречаемся у музея'
    const second = {
      locale: 'en',
      text: 'We meet in front of the museum, next to the old town gate.',
    } as const
    expect(russian(text, { source }).flag).toBe('none')
    expect(russian(text, { source, second }).p).toBeGreaterThan(russian(text, { source }).p)
  })
})

describe('what is missing', () => {
  it('is the sentence that has no counterpart', () => {
    expect(russian('Встречаемся у музея.').missing).toBe(
      'Luați cu voi apă, o jachetă și ceva de mâncare.',
    )
  })

  it('is the rest of the sentence in which the text stops', () => {
    expect(russian('Встречаемся у музея. Возьмите с собой воду,').missing).toBe(
      'o jachetă și ceva de mâncare.',
    )
  })

  it('is not told of a whole text', () => {
    expect(russian(ru)).toEqual({ p: 0, flag: 'none', why: [] })
  })
})

describe('texts that cannot be judged', () => {
  it.each(['', ' \n ', ro])('are not flagged: %j', (text) => {
    expect(russian(text)).toEqual({ p: 0, flag: 'none', why: [] })
  })

  it('are never a reason to fail', () => {
    const locale = fc.constantFrom('ro', 'en', 'ru')
    const text = fc.string({ unit: 'grapheme', maxLength: 200 })
    fc.assert(
      fc.property(locale, locale, text, text, (own, sourceLocale, source, translated) => {
        const { p } = scoreText({ locale: own, sourceLocale, source, text: translated })
        return p >= 0 && p <= 1
      }),
    )
  })
})

describe('the look of the letters', () => {
  const cuts = fc.integer({ min: 10, max: ru.length })
  it.each<[string, (text: string) => string]>([
    ['decomposed letters', (text) => text.normalize('NFD')],
    ['fixed spaces', (text) => text.replaceAll(' ', '\u00a0')],
    ['soft hyphens', (text) => text.replaceAll('ст', 'с\u00adт')],
    ['a tag around it', (text) => `<p>${text}</p>`],
  ])('does not matter: %s', (_, change) => {
    fc.assert(
      fc.property(cuts, (at) => {
        const text = ru.slice(0, at).trim()
        expect(russian(change(text)).p).toBeCloseTo(russian(text).p)
      }),
    )
  })
})
