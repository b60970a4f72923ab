import type { Reason } from './types'

/** A reason in plain English, for terminals and logs. */
export function explainReason({ code, args }: Reason): string {
  switch (code) {
    case 'placeholder-open':
      return 'a placeholder is left open'
    case 'tag-open':
      return 'a tag is left open'
    case 'address-cut':
      return `the address “${args.tail}” goes on in the source: “${args.whole}”`
    case 'number-cut':
      return `the number ${args.tail} goes on in the source: ${args.whole}`
    case 'open-mark':
      return `ends with “${args.mark}”`
    case 'colon-last':
      return 'ends with a colon, the source does not'
    case 'pair-open':
      return `“${args.mark}” is left open`
    case 'ellipsis-added':
      return 'ends with an ellipsis, the source does not'
    case 'abbreviation-open':
      return `ends with the abbreviation “${args.word}”, which announces more`
    case 'initial-last':
      return `ends with the initial “${args.word}”`
    case 'function-word':
      return `ends with “${args.word}”, which needs something after it`
    case 'word-cut':
      return `the last word “${args.word}” looks like the beginning of “${args.whole}”`
    case 'word-ending-unusual':
      return `no word ends like the last one, “${args.word}”`
    case 'end-mark-missing':
      return `the source ends with “${args.mark}”, the text with no mark`
    case 'much-shorter':
      return `has ${args.percent} % of the usual length`
    case 'sentences-missing':
      return `${args.missing} of ${args.total} sentences of the source seem to be missing`
    case 'parts-missing':
      return `${args.missing} of ${args.total} parts of the source seem to be missing`
    case 'blocks-missing':
      return `${args.missing} of ${args.total} paragraphs or list items of the source are missing`
    case 'heading-last':
      return 'ends with a heading, the source does not'
    case 'block-cut':
      return `block ${args.position} is cut off: “${args.text}”`
    case 'placeholder-missing':
      return `the placeholder {${args.name}} is missing`
    case 'beginning-of-earlier':
      return 'is the beginning of an earlier version'
    case 'beginning-of-source':
      return 'is the beginning of the source, not a translation'
    case 'storage-limit':
      return `is exactly ${args.length} ${args.unit} long, like a field that was full`
    case 'replacement-character':
      return 'ends with a character that was cut in two'
  }
}
