import type { Reason } from '../types'

/** Each reason as the end of a sentence about the text. */
export const russian: Record<Reason['code'], string> = {
  'placeholder-open': 'не закрыт аргумент',
  'tag-open': 'не закрыт тег',
  'address-cut': 'адрес «{tail}» в оригинале длиннее: «{whole}»',
  'number-cut': 'число {tail} в оригинале длиннее: {whole}',
  'open-mark': 'в конце стоит знак «{mark}»',
  'colon-last': 'в конце стоит двоеточие, а в оригинале его нет',
  'pair-open': 'у знака «{mark}» нет пары',
  'ellipsis-added': 'в конце стоит многоточие, а в оригинале его нет',
  'abbreviation-open': 'в конце стоит сокращение «{word}», за которым должно что-то следовать',
  'initial-last': 'в конце стоит инициал «{word}»',
  'function-word': 'последнее слово — «{word}», за ним должно что-то следовать',
  'word-cut': 'последнее слово «{word}» похоже на начало слова «{whole}»',
  'word-ending-unusual': 'слова не оканчиваются так, как последнее слово «{word}»',
  'end-mark-missing': 'оригинал заканчивается знаком «{mark}», а текст обрывается без знака',
  unfinished: 'последнее предложение не закончено никаким знаком',
  'much-shorter': 'длина — {percent} % от обычной',
  'sentences-missing':
    'похоже, нет {missing, plural, one {# предложения} few {# предложений} many {# предложений} other {# предложения}} из {total}, которые есть в оригинале',
  'parts-missing':
    'похоже, нет {missing, plural, one {# части} few {# частей} many {# частей} other {# части}} из {total}, которые есть в оригинале',
  'blocks-missing':
    'нет {missing, plural, one {# абзаца или пункта} few {# абзацев или пунктов} many {# абзацев или пунктов} other {# абзаца или пункта}} списка из {total}, которые есть в оригинале',
  'words-unsaid': 'не передано «{words}»',
  'heading-last': 'текст заканчивается заголовком, а оригинал — нет',
  'placeholder-missing': "пропал аргумент '{'{name}'}'",
  'beginning-of-earlier': 'это начало одной из прежних версий',
  'beginning-of-source': 'это начало оригинала, а не перевод',
  'storage-limit':
    'длина — ровно {length} {unit, select, bytes {байт} other {символов}}: похоже, поле заполнилось',
  'replacement-character': 'последний символ разрезан пополам',
}
