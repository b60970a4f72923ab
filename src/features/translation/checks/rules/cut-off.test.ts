import { describe, expect, it } from 'vitest'
import { findingsIn, foundIn } from '../../../../../tests/helpers/found-in-text'
import { buildVocabulary } from '../../cut-off/vocabulary'
import { cutOffReasons } from '../cut-off-text'
import { findingText } from '../finding-texts'

const source =
  'Premiere, curse și gale, adunate într-un singur calendar. Aflați ce se întâmplă aproape de voi.'
const check = 'cut-off'

describe('a text that is cut off', () => {
  const cut = {
    locale: 'ru',
    source,
    text: 'Премьеры, гонки и турниры в одном кале',
    check,
  } as const

  it('is an error that says why, and what is missing', () => {
    const [finding] = findingsIn(cut)
    expect(finding).toMatchObject({ level: 'error', range: { start: 34, end: 38 } })
    expect(finding?.args.missing).toContain('Aflați ce se întâmplă')
    const text = finding && findingText({ finding, language: 'ru' })
    expect(text).toMatch(/^Текст почти наверняка обрезан: .+\. В оригинале дальше: «.+»$/u)
    const reasons = finding && cutOffReasons({ finding, language: 'ro' })
    expect(reasons).toContain('originalul se termină cu „.”, iar textul, fără niciun semn')
  })

  it('is not called badly ended, unbalanced and short of numbers as well', () => {
    const longer = `${source} Nu ratați (nici în 2026) cele mai bune filme.`
    const text =
      'Премьеры, гонки и турниры в одном календаре. Узнайте, что происходит рядом с вами. Не пропустите (и в'
    expect(foundIn({ ...cut, source: longer, text, check: undefined })).toEqual(['error'])
  })

  it('is known by an older version, and by the words of other texts', () => {
    const short = { ...cut, source: 'Filme bune', role: 'label', text: 'Хорошие фи' } as const
    expect(foundIn(short)).toEqual(['warning'])
    expect(foundIn({ ...short, earlier: ['Хорошие фильмы'] })).toEqual(['error'])
    const prose = { ...short, role: 'prose', source: 'Filme bune aici.' } as const
    const vocabulary = buildVocabulary(['Мы любим фильмы и книги.'])
    const why = findingsIn({ ...prose, vocabulary }).map(({ args }) => args.reasons)
    expect(why.join('')).toContain('word-cut')
  })

  it('is read without its markup', () => {
    const rich = { ...cut, format: 'rich-text' } as const
    const text = 'Премьеры, <b>гонки</b> и турниры в <a id="1">одном кале</a>'
    const [finding] = findingsIn({ ...rich, text })
    expect(text.slice(finding?.range?.start, finding?.range?.end)).toBe('кале')
  })
})

describe('the source', () => {
  it('is judged by what it says alone', () => {
    const [finding] = findingsIn({ text: 'Premiere, curse și', check })
    expect(finding).toMatchObject({ level: 'error', args: { missing: '' } })
    const text = finding && findingText({ finding, language: 'ro' })
    expect(text).toBe(
      'Textul este aproape sigur trunchiat: se termină cu „și”, după care mai trebuie să urmeze ceva.',
    )
  })
})

describe('a whole text', () => {
  it.each([
    'Премьеры, гонки и турниры, собранные в одном календаре. Узнайте, что происходит рядом с вами.',
    'Премьеры, гонки и турниры в одном календаре: узнайте, что происходит рядом с вами.',
  ])('%s', (text) => {
    expect(foundIn({ locale: 'ru', source, text })).toEqual([])
  })

  it('may be short where it is a heading', () => {
    const pair = {
      locale: 'en',
      source: 'Tot ce se întâmplă în rețeaua noastră',
      text: 'News',
      check,
    } as const
    expect(foundIn({ ...pair, role: 'heading' })).toEqual([])
  })

  it('may not be there', () => {
    expect(foundIn({ locale: 'ru', source, text: '' })).toEqual([])
  })
})

describe('a text without a source', () => {
  it.each([
    ['ro', 'heading', 'Despre ce scriem și', 'error'],
    ['ro', 'prose', 'Redacția alege textele și le publică. Scrieți-ne despre', 'error'],
    ['ro', 'prose', 'Redacția alege textele lunii. Ele apar apoi pe site', 'warning'],
    ['ro', 'prose', 'Filme, cărți și mașini,', 'error'],
    ['en', 'prose', 'The editors choose the texts and publish them on the.', 'error'],
    ['en', 'prose', 'Read the guide (for beginners', 'error'],
    ['ru', 'prose', 'Мы рассказываем о событиях, за которые', 'error'],
    ['ru', 'label', 'Спасибо за', 'none'],
    ['ru', 'heading', 'Большое спасибо за', 'error'],
    ['ru', 'heading', 'Сто лет до н.', 'error'],
  ] as const)('%s, %s: “%s” is judged by what it shows', (locale, role, text, level) => {
    expect(foundIn({ locale, role, text, check })).toEqual(level === 'none' ? [] : [level])
  })

  it.each([
    ['ro', 'label', '18+'],
    ['ro', 'label', '–'],
    ['ro', 'label', 'Cont nou'],
    ['ro', 'label', 'Pentru'],
    ['ro', 'prose', 'Bună ziua, {name},'],
    ['ro', 'prose', 'Va urma…'],
    ['en', 'heading', 'People we are proud of'],
    ['en', 'prose', 'These are the people we are proud of.'],
    ['ru', 'heading', 'За и против'],
    ['ru', 'prose', 'Тексты остаются вашими.'],
    ['ru', 'prose', 'Это было в 300 году до н. э.'],
    ['ro', 'prose', 'să răspundem la mesajele și cererile dumneavoastră;'],
    ['ro', 'prose', 'Pentru cei care merg la curse sau visează la prima licență de pilot'],
  ] as const)('%s, %s: “%s” is whole', (locale, role, text) => {
    expect(foundIn({ locale, role, text, check })).toEqual([])
  })
})

describe('a broken message', () => {
  const message = { locale: 'en', format: 'message' } as const

  it('is not called cut off for its open brace alone', () => {
    const pair = {
      ...message,
      source: 'Bună, {name}',
      text: 'Hello, {name',
      role: 'label',
    } as const
    expect(foundIn(pair)).toEqual(['error brace-open'])
    const short = { ...message, locale: 'ru', source: 'Intră în cont', text: 'Вход {' } as const
    expect(foundIn({ ...short, role: 'label' })).toEqual(['error brace-open'])
  })

  it('is, where most of it is missing', () => {
    const text = 'Hello, {na'
    const long = 'Bună, {name}! Ne bucurăm că ați venit. Alegeți ce vă place și scrieți-ne oricând.'
    const found = findingsIn({ ...message, source: long, text })
    expect(found.map((finding) => finding.check).sort()).toEqual(['cut-off', 'icu-syntax'])
  })

  it('that lacks only its final mark is told just that', () => {
    const pair = {
      ...message,
      source: 'Verificarea nu a reușit. Serviciul a răspuns prea târziu.',
      text: 'Verification failed. The service took too long to respond',
    } as const
    expect(findingsIn(pair)).toMatchObject([{ check: 'end-mark', level: 'warning' }])
  })
})

describe('a text that leaves out the end of what its source says', () => {
  it.each([
    ['en', 'heading', 'Cântece de iarnă', 'Songs'],
    ['ru', 'label', 'Piața de pește', 'Рынок'],
    ['ru', 'heading', 'Ploaie sau zăpadă în munți', 'Дождь или снег'],
    ['en', 'prose', 'Luați apă și pâine pentru drum.', 'Take water.'],
    ['ru', 'prose', 'Magazinul se deschide sâmbătă dimineața.', 'Магазин открывается.'],
  ] as const)('is found in %s, a %s: %s', (locale, role, original, text) => {
    const [finding, ...more] = findingsIn({ locale, role, source: original, text, check })
    expect([finding?.level, more]).toEqual(['warning', []])
  })

  it('is told with the words that it leaves out', () => {
    const pair = {
      locale: 'ru',
      source: 'Magazinul se deschide sâmbătă dimineața.',
      check,
    } as const
    const [finding] = findingsIn({ ...pair, text: 'Магазин открывается.' })
    const reasons = finding && cutOffReasons({ finding, language: 'ro' })
    expect(reasons).toContain('omite „sâmbătă, dimineața”')
  })

  it.each([
    ['en', 'Casa de la mare', 'The house by the oce', 'ocean'],
    ['ru', 'Concert cu orchestră', 'Концерт с орке', 'orchestră'],
  ] as const)('may be a stump in %s: %s, %s', (locale, original, text, whole) => {
    const [finding] = findingsIn({ locale, role: 'label', source: original, text, check })
    expect(finding?.level).toBe('warning')
    expect(finding?.args.reasons).toContain(whole)
  })

  it.each([
    ['en', 'heading', 'Cântece de iarnă', 'Winter songs'],
    ['ru', 'label', 'Piața de pește', 'Рыбный рынок'],
    ['ru', 'prose', 'Copiii vin la bibliotecă dimineața.', 'Утром дети идут в библиотеку.'],
    ['en', 'prose', 'Se salvează…', 'Saving…'],
  ] as const)('is not any short one in %s, a %s: %s', (locale, role, original, text) => {
    expect(foundIn({ locale, role, source: original, text, check })).toEqual([])
  })

  it('is no message, which is often put in fewer words', () => {
    const pair = {
      locale: 'en',
      role: 'label',
      source: 'Intrarea în cont',
      text: 'Sign in',
    } as const
    expect(foundIn({ ...pair, check, format: 'message' })).toEqual([])
  })

  it('is never an error for that alone', () => {
    const original = 'Vara mergem la mare, toamna la munte, iarna la schi și primăvara la țară.'
    const pair = {
      locale: 'en',
      source: original,
      text: 'In summer we go to the sea.',
      check,
    } as const
    expect(foundIn(pair)).toEqual(['warning'])
  })
})
