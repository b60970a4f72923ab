import type { Locale } from '../../src/i18n/locales'
import { checkText } from '../../src/features/translation/checks/check-text'
import { cutOffReasons } from '../../src/features/translation/checks/cut-off-text'
import type { Level } from '../../src/features/translation/types'
import { type Cut, makeCuts } from './cuts'
import type { ParallelText } from './parallel-texts'
import type { SiteWords } from './site-words'

/** What a text is judged beside. */
export type Beside = 'source' | 'two references' | 'nothing'

export type Judged = {
  role: ParallelText['role']
  source: Locale
  locale: Locale
  /** Length of the whole text, in characters. */
  length: number
  /** Undefined for the whole text. */
  kind: Cut['kind'] | undefined
  text: string
  /** Level of the finding that the text is cut off. */
  level: Level | undefined
  /** Why it seems so. */
  why: string[]
  /** The other checks that found something. */
  others: string[]
}

const directions: { source: Locale; locale: Locale; second: Locale }[] = [
  { source: 'ro', locale: 'en', second: 'ru' },
  { source: 'ro', locale: 'ru', second: 'en' },
  { source: 'en', locale: 'ro', second: 'ru' },
]

type Question = { texts: readonly ParallelText[]; site: SiteWords; beside: Beside }

/** Every text in every direction, whole and cut off in every way, as the desk judges it. */
export function judgeCuts({ texts, site, beside }: Question): Judged[] {
  return directions.flatMap((direction) =>
    texts.flatMap((whole) => {
      const { locale } = direction
      const all = [
        { kind: undefined, text: whole[locale] },
        ...makeCuts({ text: whole[locale], locale }),
      ]
      return all.map((one) => judge({ ...one, whole, site, beside, direction }))
    }),
  )
}

type Judging = Omit<Question, 'texts'> & {
  kind: Cut['kind'] | undefined
  text: string
  whole: ParallelText
  direction: (typeof directions)[number]
}

function judge({ kind, text, whole, site, beside, direction }: Judging): Judged {
  const { source, locale, second } = direction
  const isShared = kind === 'sentence lost' && beside === 'two references'
  const findings = checkText({
    locale,
    sourceLocale: source,
    source: beside === 'nothing' ? null : whole[source],
    text,
    format: whole.role === 'several' || whole.role === 'paragraph' ? 'textarea' : 'text',
    role: whole.role === 'label' || whole.role === 'heading' ? whole.role : 'prose',
    ...(beside === 'two references' && {
      // A sentence that is lost in one translation is often lost in the other.
      second: {
        locale: second,
        text: isShared ? withoutLast(whole[second], second) : whole[second],
      },
    }),
    ...site(locale),
  })
  const cutOff = findings.find(({ check }) => check === 'cut-off')
  return {
    role: whole.role,
    source,
    locale,
    length: whole[locale].length,
    kind,
    text,
    level: cutOff?.level,
    why: cutOff ? cutOffReasons({ finding: cutOff, language: 'en' }) : [],
    others: findings.filter(({ check }) => check !== 'cut-off').map(({ check }) => check),
  }
}

function withoutLast(text: string, locale: Locale): string {
  return makeCuts({ text, locale }).findLast(({ kind }) => kind === 'sentence lost')?.text ?? text
}
