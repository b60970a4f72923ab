import type { Locale } from '@/i18n/locales'
import { wordSet } from './language'

// Pairs of letters that occur inside many words and end none: found among some 11 000 words of the
// texts that length-ratio.ts names, then read through, because that is too few to know every word.
const impossible: Record<Locale, ReadonlySet<string>> = {
  ro: wordSet(
    'bl br cc ch cl cr cț dr eî fl fr fu gl gr lv câ mâ tâ nf nr nv oa pl pr pu rv sf sp tr vr xc xp îm șt',
  ),
  en: wordSet(
    'bl br cl cr dr fl fr gl gr pl pr tr vr wr qu eq iv nf nv rv lv tc wh ju kn xc xp uc bu cc cu pu rr',
  ),
  ru: wordSet(
    `бл вл вн вп вс вт вх бщ бъ ъя гл гн дв дл дн дп зб зв зл зр йд йк лж лн лс мл нз нф нц пл пн пр св
    сп сц сч сх сш тк тл тн тп чк чн чш шл шн ьк ьн ьш ющ`,
  ),
}

const VOWEL = /[aeiouyăâîаеёиоуыэюя]/u
const WITHOUT_VOWELS = wordSet(
  'km kg mm cm ml px pt gb mb kb tb ms hz кг км мм см мл мг шт гб мб кб тб мс гц вт пн чт ср сб вс vs tv hr hrs mr ms st nr dvs dv dl',
)

/** Whether no finished word of the language ends like this one. */
export function endsLikeStump({ word, locale }: { word: string; locale: Locale }): boolean {
  if (word.length < 2 || WITHOUT_VOWELS.has(word)) return false
  return impossible[locale].has(word.slice(-2)) || !VOWEL.test(word)
}
