import type { Reason } from '../types'

/** Each reason as the end of a sentence about the text. */
export const romanian: Record<Reason['code'], string> = {
  'placeholder-open': 'un argument a rămas neînchis',
  'tag-open': 'un marcaj a rămas neînchis',
  'address-cut': 'adresa „{tail}” continuă în original: „{whole}”',
  'number-cut': 'numărul {tail} continuă în original: {whole}',
  'open-mark': 'se termină cu „{mark}”',
  'colon-last': 'se termină cu două puncte, iar originalul nu',
  'pair-open': 'semnul „{mark}” a rămas fără pereche',
  'ellipsis-added': 'se termină cu puncte de suspensie, iar originalul nu',
  'abbreviation-open': 'se termină cu prescurtarea „{word}”, după care mai trebuie să urmeze ceva',
  'initial-last': 'se termină cu inițiala „{word}”',
  'function-word': 'se termină cu „{word}”, după care mai trebuie să urmeze ceva',
  'word-cut': 'ultimul cuvânt, „{word}”, pare să fie începutul lui „{whole}”',
  'word-ending-unusual': 'niciun cuvânt nu se termină ca ultimul de aici, „{word}”',
  'end-mark-missing': 'originalul se termină cu „{mark}”, iar textul, fără niciun semn',
  unfinished: 'propoziția de la sfârșit nu se încheie cu niciun semn',
  'much-shorter': 'are {percent} % din lungimea obișnuită',
  'sentences-missing':
    'din {total, plural, one {# propoziție a originalului} few {# propoziții ale originalului} other {# de propoziții ale originalului}} {missing, plural, one {pare să lipsească una} few {par să lipsească #} other {par să lipsească #}}',
  'parts-missing':
    'din {total, plural, one {# parte a originalului} few {# părți ale originalului} other {# de părți ale originalului}} {missing, plural, one {pare să lipsească una} few {par să lipsească #} other {par să lipsească #}}',
  'blocks-missing':
    'din {total, plural, one {# paragraf sau punct de listă al originalului} few {# paragrafe sau puncte de listă ale originalului} other {# de paragrafe sau puncte de listă ale originalului}} {missing, plural, one {lipsește unul} few {lipsesc #} other {lipsesc #}}',
  'words-unsaid': 'omite „{words}”',
  'heading-last': 'se termină cu un titlu, iar originalul nu',
  'placeholder-missing': "lipsește argumentul '{'{name}'}'",
  'beginning-of-earlier': 'este începutul unei versiuni mai vechi',
  'beginning-of-source': 'este începutul originalului, nu o traducere',
  'storage-limit':
    'are exact {length} {unit, select, bytes {de octeți} other {de caractere}}, ca un câmp care s-a umplut',
  'replacement-character': 'se termină cu un caracter rupt în două',
}
