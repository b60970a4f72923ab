import type { Correction } from './corrected'

/** Of the pages; made after the others. */
export const romanianPageCorrections: readonly Correction[] = [
  [
    'să scrie, să editeze sau să explice ce știu',
    'să scrie, să îngrijească texte sau să explice ce știu',
  ],
  [
    'să scrie, să editeze sau să împărtășească ce știu',
    'să scrie, să îngrijească texte sau să împărtășească ce știu',
  ],
  [
    'așa că puteți fi de acord sau nu în cunoștință de cauză',
    'așa că puteți fi sau nu de acord, în cunoștință de cauză',
  ],
  ['confirmați-vă adresa și trimiteți-ne', 'confirmați-vă adresa de e-mail și trimiteți-ne'],
  [
    'iar rolul primit apare pe pagina dumneavoastră de membru',
    'iar rolul primit apare în profilul dumneavoastră',
  ],
  [
    'și când căutați încotro să porniți, și când',
    'și când vă întrebați încotro să porniți, și când',
  ],
  [
    'Un site în construcție pentru călători: împărtășiți impresii, găsiți locuri pentru următoarea călătorie, citiți sfaturi și alcătuiți un traseu.',
    'Un site în construcție pentru călători: veți putea împărtăși impresii, găsi locuri pentru următoarea călătorie, citi sfaturi și alcătui un traseu.',
  ],
  ['o pagină în care vă puteți alcătui traseul', 'o pagină pe care vă puteți alcătui traseul'],
  ['fără să așeze vreuna deasupra celorlalte', 'fără să așeze vreo disciplină deasupra celorlalte'],
  [
    'Pictograme, prin Iconify: Solar de 480 Design (CC BY 4.0) și circle-flags de HatScripts (MIT)',
    'Pictograme (prin Iconify): Solar, de 480 Design (CC BY 4.0), și circle-flags, de HatScripts (MIT)',
  ],
  [
    'După înregistrare puteți trece în profil numele și pasiunile. Ceilalți membri le văd și știu despre ce pot vorbi cu dumneavoastră.',
    'După ce vă confirmați adresa de e-mail, puteți trece în profil numele și pasiunile. Le văd membrii cărora le dați adresa paginii dumneavoastră.',
  ],
  [
    ' Cifrele se actualizează o dată la câteva minute.',
    ' Numărul cititorilor se actualizează o dată pe zi.',
  ],
  [
    'Adăugați-le și pe ale dumneavoastră: ce v-a plăcut',
    'Le veți putea adăuga și pe ale dumneavoastră: ce v-a plăcut',
  ],
  [
    'de obicei cu un tur avans; trebuie',
    'de obicei una care e pe cale să ia un tur avans; trebuie',
  ],
  [
    'Site-urile rețelei se scriu cu ajutorul celor care își cunosc pasiunea din interior.',
    'Textele de pe site-urile rețelei sunt scrise de oameni care își cunosc pasiunea din interior.',
  ],
  [
    'Desenăm primele pagini și scriem primele texte.',
    'Concepem primele pagini și scriem primele texte.',
  ],
]
