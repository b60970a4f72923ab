import type { Reason } from '../types'

/** Each reason as the end of a sentence about the text. */
export const english: Record<Reason['code'], string> = {
  'placeholder-open': 'a placeholder is left open',
  'tag-open': 'a tag is left open',
  'address-cut': 'the address “{tail}” goes on in the source: “{whole}”',
  'number-cut': 'the number {tail} goes on in the source: {whole}',
  'open-mark': 'it ends with “{mark}”',
  'colon-last': 'it ends with a colon, the source does not',
  'pair-open': '“{mark}” is left open',
  'ellipsis-added': 'it ends with an ellipsis, the source does not',
  'abbreviation-open': 'it ends with the abbreviation “{word}”, which announces more',
  'initial-last': 'it ends with the initial “{word}”',
  'function-word': 'it ends with “{word}”, which needs something after it',
  'word-cut': 'the last word “{word}” looks like the beginning of “{whole}”',
  'word-ending-unusual': 'no word ends like the last one, “{word}”',
  'end-mark-missing': 'the source ends with “{mark}”, the text with no mark',
  unfinished: 'its last sentence ends with no mark',
  'much-shorter': 'it has {percent}% of the usual length',
  'sentences-missing':
    '{missing} of {total, plural, one {# sentence} other {# sentences}} of the source {missing, plural, one {seems} other {seem}} to be missing',
  'parts-missing':
    '{missing} of {total, plural, one {# part} other {# parts}} of the source {missing, plural, one {seems} other {seem}} to be missing',
  'blocks-missing':
    '{missing} of {total, plural, one {# paragraph or list item} other {# paragraphs or list items}} of the source {missing, plural, one {is} other {are}} missing',
  'words-unsaid': 'it leaves out “{words}”',
  'heading-last': 'it ends with a heading, the source does not',
  'placeholder-missing': "the placeholder '{'{name}'}' is missing",
  'beginning-of-earlier': 'it is the beginning of an earlier version',
  'beginning-of-source': 'it is the beginning of the source, not a translation',
  'storage-limit':
    'it is exactly {length} {unit, select, bytes {bytes} other {characters}} long, like a field that was full',
  'replacement-character': 'it ends with a character that was cut in two',
}
