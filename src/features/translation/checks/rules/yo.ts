import type { Found } from '../found'
import type { Subject } from '../subject'
import { wordsOnly } from '../tokens'

// Words that are certainly written with ё, by the spelling without it; «все», «узнаем», «берет»,
// «съем» and «счета» may be either. What is in brackets may follow.
const WORD = new RegExp(
  `(?<!\\p{L})(?:${[
    '(ещ)е',
    '(е)е',
    '(мо|тво|сво)е',
    '(при|по|за|на|во|подо|до|пере|про|обо|у|со)?(ид|йд)е(т|м|те|шь)',
    '(прид)е(т|м|те|шь)',
    '(жив|жд|пь|шл|раст|да|созда|оста|прода|пода|переда)е(тся|т)',
    '(бер)е(тся)',
    '(сч)е(т|том|те)',
    '(расч|отч|уч|зач|поч)е(т|та|ту|том|те|ты|тов|там|тами|тах)',
    '(уч)е(ный|ного|ные|ных|ба|бы|бу)?',
    '(ч)е(рный|рная|рное|рные|рного|рной|рных|ткий|ткая|ткие|тко)',
    '(ж)е(лтый|лтая|лтые|сткий|сткая|сткие|стко)',
    '(зел)е(ный|ная|ное|ные|ного|ной|ных)',
    '(т)е(плый|плая|плые|мный|мная|мные)',
    '(л)е(д|гкий|гкая|гкое|гкие)',
    '(тв)е(рдый|рдая|рдые|рдо)',
    '(над)е(жный|жная|жное|жные|жно|жность)',
    '(серь)е(зный|зная|зное|зные|зно|зность)',
    '(при|объ|подъ)е(м)',
    '(при|объ|подъ|съ)е(ма|му|мом|ме|мы|мов|мка|мки|мку|мок)',
    '(партн|режисс|акт|шоф|монт|дириж)е(р|ра|ру|ром|ре|ры|ров|рам|рами)',
    '(самол|вертол|пол)е(т|та|ту|том|те|ты|тов)',
    '(впер)е(д)',
    '(прич|н)е(м)',
    '(реб)е(нок|нка|нку|нком)',
    '(тр|четыр)е(х|м)',
    '(включ|заверш|сохран|удал|измен|подтвержд|отмен|реш|примен|сокращ|закрепл|определ|разреш|запрещ|защищ|размещ|обновл)е(н)',
  ].join('|')})(?!\\p{L})`,
  'giu',
)

/** Words in which е is short for ё; the texts of the site write ё. */
export function russianYo({ plain, locale }: Subject): Found[] {
  if (locale !== 'ru' || !/е/iu.test(plain)) return []
  return [...wordsOnly(plain).matchAll(WORD)].flatMap((match): Found[] => {
    const word = match[0]
    const groups: (string | undefined)[] = match.slice(1)
    const before = groups.filter((group) => group !== undefined)
    const after = beforeYo({ word, groups: before })
    if (after === undefined) return []
    const right = `${word.slice(0, after)}${word.charAt(after) === 'Е' ? 'Ё' : 'ё'}${word.slice(after + 1)}`
    const range = { start: match.index, end: match.index + word.length }
    return [{ check: 'ru-yo', level: 'warning', args: { word, right }, range, fix: right }]
  })
}

/** Where in the word the letter is: after the parts that come before it. */
function beforeYo({ word, groups }: { word: string; groups: string[] }): number | undefined {
  let end = 0
  for (const group of groups) {
    if (!word.startsWith(group, end)) break
    end += group.length
    if (/^[её]$/iu.test(word.charAt(end))) return end
  }
  return undefined
}
