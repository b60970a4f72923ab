/** What each check has to say; a variant follows the slash. */
export const romanian = {
  formats: { b: 'aldin', i: 'cursiv', u: 'subliniat', s: 'tăiat', code: 'cod' },
  sentences: {
    'no-source':
      'Originalul nu are acest paragraf. Ștergeți-l aici, scrieți-l și în română sau spuneți ce text traduce.',
    'no-source/text': 'Originalul nu are acest text. Scrieți-l și în română sau ștergeți-l aici.',
    'cut-off/error':
      'Textul este aproape sigur trunchiat{reasons, select, none {} other {: {reasons}}}.',
    'cut-off/warning': 'Textul pare trunchiat{reasons, select, none {} other {: {reasons}}}.',
    'cut-off/confirmed': '{by} a confirmat că textul este trunchiat.',
    'cut-off/missing': 'Originalul continuă: „{missing}”',
    'same-as-source': 'Textul repetă originalul, netradus.',
    'same-as-source/part': 'Câteva cuvinte din original au rămas netraduse: {words}.',
    units: 'Semnele sau unitățile diferă: în original {lost}, aici {added}.',
    'dates/weekday': 'Ziua săptămânii diferă: în original {lost}, aici {added}.',
    'dates/month': 'Luna diferă: în original {lost}, aici {added}.',
    'dates/number': 'Numeralul diferă: în original {lost}, aici {added}.',
    'plural-lost': "Originalul are forme de plural pentru '{'{name}'}', iar textul una singură.",
    'space-after-punctuation': 'După semnul „{mark}” se lasă spațiu.',
    'ru-yo': 'În textele acestui site „{word}” se scrie cu ё: „{right}”.',
    'placeholder/unknown': "Argumentul '{'{name}'}' nu există în acest mesaj și nu va fi înlocuit.",
    'placeholder/lost': "Argumentul '{'{name}'}' din original lipsește aici.",
    'placeholder/quoted':
      "Apostroful din fața argumentului '{'{name}'}' îl face să apară ca text. Folosiți apostroful curb: ’.",
    'icu-syntax/brace-open':
      "Acolada deschisă la caracterul {position} nu este închisă. Scrieți numele argumentului între acolade, de exemplu '{'email'}'.",
    'icu-syntax/argument-empty':
      'La caracterul {position}, între acolade lipsește numele argumentului.',
    'icu-syntax/argument-malformed':
      'La caracterul {position}, numele argumentului conține semne nepermise: doar litere, cifre și linia de jos.',
    'icu-syntax/type-unknown':
      'La caracterul {position}, felul argumentului nu este cunoscut. Se pot folosi plural, selectordinal, select, number, date și time.',
    'icu-syntax/style-wrong': 'La caracterul {position}, formatul argumentului nu poate fi citit.',
    'icu-syntax/quote-open':
      'La caracterul {position}, un apostrof din formatul argumentului nu este închis.',
    'icu-syntax/branches-missing':
      "La caracterul {position} se aștepta o variantă, de exemplu one '{'…'}' sau other '{'…'}'.",
    'icu-syntax/branch-text-missing':
      'La caracterul {position} lipsește textul variantei: scrieți-l între acolade.',
    'icu-syntax/branch-twice': 'La caracterul {position}, aceeași variantă apare a doua oară.',
    'icu-syntax/other-missing':
      "Lipsește varianta other, obligatorie: adăugați other '{'…'}' înaintea acoladei de la caracterul {position}.",
    'icu-syntax/offset-wrong': 'La caracterul {position}, după offset trebuie să urmeze un număr.',
    'icu-syntax/tag-malformed':
      "Marcajul de la caracterul {position} nu poate fi citit. Se scrie '<'nume'>'…'</'nume'>', fără atribute.",
    'icu-syntax/tag-open': 'Marcajul deschis la caracterul {position} nu este închis.',
    'icu-syntax/tag-unmatched':
      'Marcajul de închidere de la caracterul {position} nu se potrivește cu cel deschis.',
    'icu-syntax/unreadable': 'Mesajul nu poate fi citit de la caracterul {position}.',
    'plural-missing':
      "Pluralului pentru '{'{name}'}' îi lipsește forma {category}: în această limbă, unele numere au nevoie de ea.",
    'plural-extra':
      "Pluralul pentru '{'{name}'}' are forma {category}, pe care această limbă nu o folosește.",
    'ro-plural-de/missing': 'De la 20 în sus se spune „20 de {noun}”: adăugați „de” după număr.',
    'ro-plural-de/superfluous': 'De la 2 la 19 se spune „3 {noun}”, fără „de”.',
    'end-mark/missing': 'Originalul se termină cu „{expected}”, iar textul, fără niciun semn.',
    'end-mark/superfluous': 'Textul se termină cu „{mark}”, iar originalul, fără niciun semn.',
    'end-mark/other': 'Textul se termină cu „{mark}”, iar originalul cu „{expected}”.',
    'pair-balance/open': 'Semnul „{mark}” este deschis și nu se închide.',
    'pair-balance/close': 'Semnul „{mark}” închide ceva ce nu a fost deschis.',
    'quotes-style': 'În această limbă ghilimelele sunt {right}, nu {written}.',
    'ellipsis-style': 'Trei puncte se scriu cu un singur semn: …',
    'script/mixed': 'Cuvântul „{word}” amestecă litere latine și chirilice.',
    'script/letters': 'Textul are cuvinte cu litere din alt alfabet: „{word}”.',
    'script/language': 'Textul este scris cu litere din alt alfabet: pare să fie în altă limbă.',
    'ro-cedilla': '„{word}” este scris cu sedilă; corect, cu virgulă: „{right}”.',
    'ro-missing-diacritics': 'Textul nu are nicio literă cu diacritice.',
    'ro-nici-un': '„{written}” se scrie de obicei într-un cuvânt: „{right}”.',
    'numbers/lost': 'Aceste numere din original lipsesc aici: {lost}.',
    'numbers/added': 'Originalul nu are aceste numere: {added}.',
    'numbers/changed': 'Numerele diferă: în original {lost}, aici {added}.',
    'urls/lost': 'Aceste adrese din original lipsesc aici: {lost}.',
    'urls/added': 'Originalul nu are aceste adrese: {added}.',
    'urls/changed': 'Adresele diferă: în original {lost}, aici {added}.',
    'emails/lost': 'Aceste adrese de e-mail din original lipsesc aici: {lost}.',
    'emails/added': 'Originalul nu are aceste adrese de e-mail: {added}.',
    'emails/changed': 'Adresele de e-mail diferă: în original {lost}, aici {added}.',
    'double-space': 'Sunt mai multe spații la rând.',
    'trim/before': 'Textul începe cu un spațiu sau cu un rând gol.',
    'trim/after': 'Textul se termină cu un spațiu sau cu un rând gol.',
    'space-before-punctuation': 'Înaintea semnului „{mark}” nu se lasă spațiu.',
    'zero-width': 'Aici se ascunde un caracter invizibil.',
    'replacement-character': 'Un caracter s-a pierdut și în locul lui a rămas �.',
    newlines:
      'Textul are {lines, plural, one {un rând} few {# rânduri} other {# de rânduri}}, iar originalul {expected, plural, one {unul} few {#} other {#}}.',
    'tags/lost': 'Marcajul <{name}> din original lipsește aici.',
    'tags/unknown': 'Originalul nu are marcajul <{name}>.',
    'tags/link-lost': 'Linkul {id} din original lipsește aici.',
    'tags/link-unknown': 'Originalul nu are linkul {id}.',
    'tags/part-lost': 'Elementul {id}, inserat în original, lipsește aici.',
    'tags/part-unknown': 'Originalul nu are elementul {id}.',
    'tags/format':
      'Formatarea „{name}” apare în text {found, plural, one {o dată} few {de # ori} other {de # de ori}}, iar în original {expected, plural, one {o dată} few {de # ori} other {de # de ori}}.',
    'markup/unknown-tag': 'Marcajul {written} nu este cunoscut.',
    'markup/bare-sign': 'Semnul {written} trebuie scris {escaped}.',
    'markup/open': 'Marcajul {written} nu este închis.',
    'markup/unmatched': 'Marcajul {written} închide ceva ce nu a fost deschis.',
    'markup/link-in-link': 'Marcajul {written} deschide un link în interiorul altuia.',
    'markup/id-missing': 'Marcajului {written} îi lipsește numărul.',
    'link-text-empty': 'Linkul {id} nu are text.',
    'case-start/capital': 'Originalul începe cu literă mare.',
    'case-start/small': 'Originalul începe cu literă mică.',
    'repeated-word': 'Cuvântul „{word}” apare de două ori la rând.',
    'max-length':
      'Textul are {length, plural, one {un caracter} few {# caractere} other {# de caractere}}, cu {over} peste limita de {limit}.',
    'glossary/missing':
      'Originalul vorbește despre „{term}”: în glosar termenul este „{preferred}”.',
    'glossary/forbidden': 'Glosarul cere ocolirea formei „{form}”.',
    'glossary/replaced': 'În loc de „{form}”, glosarul cere „{preferred}”.',
    'glossary-kept': 'Lipsește numele „{name}”, care nu se traduce.',
    inconsistent: 'Același original este tradus altfel în altă parte: „{other}”',
  },
} as const
