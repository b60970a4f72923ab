import { remembering } from '../../remembering'
import type { CheckInput } from '../check-input'
import type { Found } from '../found'
import type { Subject } from '../subject'
import { wordsOnly } from '../tokens'

/** A text that repeats its source, unless it is made of names and words that languages share. */
export function sameAsSource({ plain, source, input }: Subject): Found[] {
  if (source === null || folded(plain) !== folded(source)) return []
  const names = (input.glossary ?? []).flatMap(({ name, isKept }) => (isKept ? [name] : []))
  const bare = names.reduce((text, name) => text.replaceAll(name, ' '), wordsOnly(plain))
  return isTranslatable({ ...input, text: bare })
    ? [{ check: 'same-as-source', level: 'warning', args: {} }]
    : []
}

function isTranslatable(pair: Pick<CheckInput, 'locale' | 'sourceLocale'> & { text: string }) {
  const words = (pair.text.match(/[\p{L}\p{M}]+/gu) ?? []).filter((word) => word.length > 2)
  const common = words.filter((word) => /^\p{Ll}/u.test(word))
  // Names apart, Russian shares no written word with the others.
  if ((pair.locale === 'ru') !== (pair.sourceLocale === 'ru')) return common.length > 0
  return /[ăâîșțşţ]/iu.test(common.join('')) || common.length >= 3
}

const folded = remembering((text) =>
  text.normalize('NFC').replace(/\s+/gu, ' ').trim().toLowerCase(),
)
