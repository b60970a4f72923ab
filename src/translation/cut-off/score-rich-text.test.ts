import { describe, expect, it } from 'vitest'
import { scoreRichText } from './score-rich-text'

type Part = { type: string; children?: unknown[]; text?: string }

const words = (text: string): Part => ({ type: 'text', text })
const block = (type: string, ...children: Part[]): Part => ({ type, children })
const paragraph = (text: string): Part => block('paragraph', words(text))
const heading = (text: string): Part => block('heading', words(text))
const list = (...items: string[]): Part =>
  block('list', ...items.map((text) => block('listitem', words(text))))
const document = (...children: Part[]) => ({ root: { type: 'root', children } })

const source = document(
  heading('Înainte de drum'),
  paragraph('Verificați mașina cu o zi înainte. Duminica atelierele sunt închise.'),
  list('anvelopele și presiunea din ele', 'luminile, frânele și uleiul'),
  paragraph('Dacă ceva nu este în regulă, scrieți-ne și găsim împreună o soluție.'),
)

const parts = {
  heading: heading('Перед дорогой'),
  check: paragraph('Проверьте машину за день до выезда. По воскресеньям мастерские закрыты.'),
  list: list('шины и давление в них', 'свет, тормоза и масло'),
  end: paragraph('Если что-то не в порядке, напишите нам, и вместе мы найдём решение.'),
}

function russian(...children: Part[]) {
  return scoreRichText({ locale: 'ru', sourceLocale: 'ro', source, text: document(...children) })
}

describe('scoreRichText', () => {
  it('finds nothing in a whole text', () => {
    const { whole, blocks, missingBlocks } = russian(...Object.values(parts))
    expect(whole.flag).toBe('none')
    expect(blocks.map(({ flag }) => flag)).toEqual(['none', 'none', 'none', 'none', 'none'])
    expect(missingBlocks).toEqual([])
  })

  it('names the blocks that are missing at the end', () => {
    const { whole, missingBlocks } = russian(parts.heading, parts.check)
    expect(whole.flag).toBe('error')
    expect(whole.why.map(({ code }) => code)).toContain('blocks-missing')
    expect(missingBlocks.map(({ kind }) => kind)).toEqual(['listitem', 'listitem', 'paragraph'])
    expect(whole.missing).toMatch(/^anvelopele/u)
  })

  it('finds a cut in the last block', () => {
    const end = paragraph('Если что-то не в порядке, напишите нам, и вмес')
    const { whole, blocks } = russian(parts.heading, parts.check, parts.list, end)
    expect(whole.flag).not.toBe('none')
    expect(blocks.map(({ flag }) => flag !== 'none')).toEqual([false, false, false, false, true])
  })

  it('finds a cut in a block inside', () => {
    const check = paragraph('Проверьте машину за день до выезда. По воскресеньям в')
    const { whole, blocks } = russian(parts.heading, check, parts.list, parts.end)
    expect(blocks.find(({ position }) => position === 1)?.flag).toBe('error')
    expect(whole.flag).toBe('error')
    expect(whole.why[0]).toEqual({
      code: 'block-cut',
      args: { position: 2, text: 'за день до выезда. По воскресеньям в' },
    })
  })

  it('pairs what follows a block that is missing in the middle', () => {
    const { blocks } = russian(parts.heading, parts.list, parts.end)
    expect(blocks.map(({ sourcePosition }) => sourcePosition)).toEqual([0, 2, 3, 4])
  })

  it('reads formatting, line breaks and nested lists as one text', () => {
    const mixed = document(
      block(
        'paragraph',
        words('Verificați '),
        block('link', words('mașina')),
        { type: 'linebreak' },
        words('azi.'),
      ),
      block(
        'list',
        block('listitem', words('lumini'), block('list', block('listitem', words('faruri')))),
      ),
    )
    const verdict = scoreRichText({
      locale: 'ru',
      sourceLocale: 'ro',
      source: mixed,
      text: document(paragraph('Проверьте машину сегодня.')),
    })
    expect(verdict.missingBlocks).toEqual([
      { kind: 'listitem', text: 'lumini' },
      { kind: 'listitem', text: 'faruri' },
    ])
  })

  it.each([null, undefined, 'text', {}, { root: null }, { root: { children: [null, 3] } }])(
    'judges what is not rich text as empty: %j',
    (text) => {
      const verdict = scoreRichText({ locale: 'ru', sourceLocale: 'ro', source, text })
      expect(verdict.whole).toEqual({ p: 0, flag: 'none', why: [] })
    },
  )
})
