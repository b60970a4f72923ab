import type { CheckTexts } from './check-texts'

export const english: CheckTexts = {
  formats: { b: 'bold', i: 'italic', u: 'underline', s: 'strikethrough', code: 'code' },
  sentences: {
    'no-source':
      'The original does not have this paragraph. Remove it here, write it in Romanian too, or say which text it translates.',
    'no-source/text':
      'The original does not have this text. Write it in Romanian too, or remove it here.',
    'cut-off/error':
      'The text is almost certainly cut off{reasons, select, none {} other {: {reasons}}}.',
    'cut-off/warning':
      'The text seems to be cut off{reasons, select, none {} other {: {reasons}}}.',
    'cut-off/confirmed': '{by} has confirmed that the text is cut off.',
    'cut-off/missing': 'The source goes on: “{missing}”',
    'same-as-source': 'The text repeats the source untranslated.',
    'same-as-source/part': 'Some words of the source are left untranslated: {words}.',
    units: 'Signs or units differ: {lost} in the source, {added} here.',
    'dates/weekday': 'The day of the week differs: {lost} in the source, {added} here.',
    'dates/month': 'The month differs: {lost} in the source, {added} here.',
    'dates/number': 'The number word differs: {lost} in the source, {added} here.',
    'plural-lost': "The source has plural forms for '{'{name}'}', the text only one.",
    'space-after-punctuation': 'A space goes after “{mark}”.',
    'ru-yo': 'The texts of this site write “{word}” with ё: “{right}”.',
    'placeholder/unknown':
      "This message has no argument '{'{name}'}', so nothing will take its place.",
    'placeholder/lost': "The argument '{'{name}'}' of the source is missing.",
    'placeholder/quoted':
      "The apostrophe before '{'{name}'}' turns the argument into plain text. Use the curly apostrophe: ’.",
    'icu-syntax/brace-open':
      "The brace opened at character {position} is not closed. Put the name of the argument in braces, such as '{'email'}'.",
    'icu-syntax/argument-empty':
      'At character {position}, there is no argument name in the braces.',
    'icu-syntax/argument-malformed':
      'At character {position}, the argument name has signs other than letters, digits and underscores.',
    'icu-syntax/type-unknown':
      'At character {position}, the kind of argument is unknown. It may be plural, selectordinal, select, number, date or time.',
    'icu-syntax/style-wrong': 'At character {position}, the format of the argument cannot be read.',
    'icu-syntax/quote-open':
      'At character {position}, an apostrophe in the format of the argument is not closed.',
    'icu-syntax/branches-missing':
      "At character {position}, a branch is missing, such as one '{'…'}' or other '{'…'}'.",
    'icu-syntax/branch-text-missing':
      'At character {position}, the branch has no text: put it in braces.',
    'icu-syntax/branch-twice': 'At character {position}, the same branch comes a second time.',
    'icu-syntax/other-missing':
      "The branch called other is required: add other '{'…'}' before the brace at character {position}.",
    'icu-syntax/offset-wrong': 'At character {position}, a number has to follow offset.',
    'icu-syntax/tag-malformed':
      "The tag at character {position} cannot be read. Write '<'name'>'…'</'name'>', without attributes.",
    'icu-syntax/tag-open': 'The tag opened at character {position} is not closed.',
    'icu-syntax/tag-unmatched':
      'The closing tag at character {position} does not match the one that is open.',
    'icu-syntax/unreadable': 'The message cannot be read from character {position} on.',
    'plural-missing':
      "The plural of '{'{name}'}' lacks the form {category}, which some numbers need in this language.",
    'plural-extra':
      "The plural of '{'{name}'}' has the form {category}, which this language never uses.",
    'ro-plural-de/missing': 'From 20 on, Romanian says “20 de {noun}”: add “de” after the number.',
    'ro-plural-de/superfluous': 'From 2 to 19, Romanian says “3 {noun}”, without “de”.',
    'end-mark/missing': 'The source ends with “{expected}”, the text with no mark.',
    'end-mark/superfluous': 'The text ends with “{mark}”, the source with no mark.',
    'end-mark/other': 'The text ends with “{mark}”, the source with “{expected}”.',
    'pair-balance/open': '“{mark}” is opened and never closed.',
    'pair-balance/close': '“{mark}” closes something that was never opened.',
    'quotes-style': 'In this language, quotation marks are {right}, not {written}.',
    'ellipsis-style': 'There is a single sign for three dots: …',
    'script/mixed': 'The word “{word}” mixes Latin and Cyrillic letters.',
    'script/letters': 'Some words are in the letters of another alphabet: “{word}”.',
    'script/language':
      'The text is in the letters of another alphabet: it seems to be in another language.',
    'ro-cedilla': '“{word}” is written with a cedilla; it takes a comma below: “{right}”.',
    'ro-missing-diacritics': 'The text has no letter with a diacritic.',
    'ro-nici-un': '“{written}” is mostly written as one word: “{right}”.',
    'numbers/lost': 'Numbers of the source are missing: {lost}.',
    'numbers/added': 'The source does not have these numbers: {added}.',
    'numbers/changed': 'The numbers differ: {lost} in the source, {added} here.',
    'urls/lost': 'Addresses of the source are missing: {lost}.',
    'urls/added': 'The source does not have these addresses: {added}.',
    'urls/changed': 'The addresses differ: {lost} in the source, {added} here.',
    'emails/lost': 'E-mail addresses of the source are missing: {lost}.',
    'emails/added': 'The source does not have these e-mail addresses: {added}.',
    'emails/changed': 'The e-mail addresses differ: {lost} in the source, {added} here.',
    'double-space': 'There are several spaces in a row.',
    'trim/before': 'The text begins with a space or an empty line.',
    'trim/after': 'The text ends with a space or an empty line.',
    'space-before-punctuation': 'There is no space before “{mark}”.',
    'zero-width': 'An invisible character is hiding here.',
    'replacement-character': 'A character was lost and left � in its place.',
    newlines:
      'The text has {lines, plural, one {# line} other {# lines}}, the source {expected, plural, one {#} other {#}}.',
    'tags/lost': 'The tag <{name}> of the source is missing.',
    'tags/unknown': 'The source has no tag <{name}>.',
    'tags/link-lost': 'Link {id} of the source is missing.',
    'tags/link-unknown': 'The source has no link {id}.',
    'tags/part-lost': 'Element {id}, inserted in the source, is missing.',
    'tags/part-unknown': 'The source has no element {id}.',
    'tags/format':
      'The formatting “{name}” is used {found, plural, one {once} other {# times}} in the text and {expected, plural, one {once} other {# times}} in the source.',
    'markup/unknown-tag': 'The tag {written} is unknown.',
    'markup/bare-sign': 'The sign {written} has to be written {escaped}.',
    'markup/open': 'The tag {written} is not closed.',
    'markup/unmatched': 'The tag {written} closes something that was never opened.',
    'markup/link-in-link': 'The tag {written} opens a link within another link.',
    'markup/id-missing': 'The tag {written} lacks its number.',
    'link-text-empty': 'Link {id} has no text.',
    'case-start/capital': 'The source begins with a capital letter.',
    'case-start/small': 'The source begins with a small letter.',
    'repeated-word': 'The word “{word}” comes twice in a row.',
    'max-length':
      'The text has {length, plural, one {# character} other {# characters}}, {over} more than the limit of {limit}.',
    'glossary/missing': 'The source speaks of “{term}”, which the glossary calls “{preferred}”.',
    'glossary/forbidden': 'The glossary asks to avoid “{form}”.',
    'glossary/replaced': 'Instead of “{form}”, the glossary asks for “{preferred}”.',
    'glossary-kept': 'The name “{name}”, which is not translated, is missing.',
    inconsistent: 'The same source is translated differently elsewhere: “{other}”',
  },
}
