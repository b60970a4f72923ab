/** Offering to write, edit or advise: the form, the part in the personal area and the letters. */
export const applications = {
  title: 'Spuneți-ne că vreți să contribuiți',
  lead: 'Alegeți rolul și tema și povestiți-ne pe scurt despre dumneavoastră. Citim fiecare cerere, iar răspunsul vine prin e-mail.',
  gate: 'Cererea o pot trimite membrii cu adresa de e-mail confirmată. Intrați în cont și veți reveni chiar aici; dacă vă înregistrați, confirmați mai întâi adresa.',
  gateButton: 'Intrați în cont sau înregistrați-vă',
  role: 'Cum doriți să contribuiți',
  roles: { writer: 'Autor', editor: 'Redactor', expert: 'Expert' },
  topic: 'Pe ce temă',
  topics: {
    cinema: 'Cinema',
    auto: 'Auto și motorsport',
    fighting: 'Sporturi de luptă',
    travel: 'Călătorii',
  },
  name: 'Numele dumneavoastră',
  nameHint: 'Dacă numele este deja în profil, îl luăm de acolo și puteți lăsa câmpul gol.',
  nameAsked: 'Profilul încă nu are niciun nume.',
  nameKnown: 'Cererea va fi trimisă cu numele din profil: {name}.',
  motivation: 'De ce doriți să contribuiți',
  motivationHint:
    'Între {least} și {limit, plural, one {un caracter} few {# caractere} other {# de caractere}}. Ce cunoașteți, ce ați încercat, despre ce ați scrie.',
  left: 'Caractere rămase',
  over: 'Caractere în plus: {count}',
  overByOne: 'Un caracter în plus',
  links: 'Linkuri (opțional)',
  linksHint:
    'Texte, fotografii sau o pagină de-a dumneavoastră. O adresă pe fiecare rând, cel mult {most}.',
  send: 'Trimiteți cererea',
  sending: 'Se trimite…',
  sent: 'Cererea a fost trimisă',
  sentText:
    'Vă mulțumim. V-am scris și prin e-mail, iar starea cererii o găsiți în contul dumneavoastră.',
  toOwn: 'Cererile mele',
  another: 'Trimiteți altă cerere',
  signInFirst: 'Cererea nu a fost trimisă: intrați mai întâi în cont. Ce ați scris a rămas aici.',
  unverified:
    'Cererea o pot trimite membrii cu adresa de e-mail confirmată. Deschideți linkul din mesajul pe care vi l-am trimis, apoi reveniți: ce ați scris a rămas aici.',
  confirmFirst:
    'Mai întâi confirmați-vă adresa de e-mail: deschideți linkul din mesajul pe care vi l-am trimis, apoi reveniți aici.',
  toAccount: 'Trimiteți din nou linkul, din cont',
  answerTitle: 'Cererea de colaborare',
  errors: {
    NAME_FIELD_ERROR: 'Numele conține semne care nu pot fi folosite într-un nume.',
    NAME_FIELD_too_long_ERROR:
      'Numele poate avea cel mult {limit, plural, one {un caracter} few {# caractere} other {# de caractere}}.',
    ROLE_FIELD_empty_ERROR: 'Alegeți cum doriți să contribuiți.',
    ROLE_FIELD_open_ERROR:
      'Aveți deja o cerere deschisă pentru acest rol. Așteptați răspunsul sau retrageți-o din contul dumneavoastră.',
    TOPIC_FIELD_empty_ERROR: 'Alegeți o temă.',
    MOTIVATION_FIELD_empty_ERROR: 'Scrieți de ce doriți să contribuiți.',
    MOTIVATION_FIELD_too_short_ERROR:
      'Scrieți ceva mai mult: cel puțin {limit, plural, one {un caracter} few {# caractere} other {# de caractere}}.',
    MOTIVATION_FIELD_too_long_ERROR:
      'Textul poate avea cel mult {limit, plural, one {un caracter} few {# caractere} other {# de caractere}}. Scurtați-l și trimiteți-l din nou.',
    MOTIVATION_FIELD_ERROR:
      'Textul conține semne care nu pot fi trimise. Dacă l-ați copiat din altă parte, lipiți-l ca text simplu.',
    LINKS_FIELD_ERROR:
      'Scrieți pe fiecare rând o singură adresă întreagă, care începe cu http:// sau https://.',
    LINKS_FIELD_too_many_ERROR:
      'Puteți da cel mult {limit, plural, one {un link} few {# linkuri} other {# de linkuri}}.',
  },
} as const

export const ownApplications = {
  title: 'Cererile mele',
  lead: 'Ce ați propus grupului și în ce stadiu este.',
  none: 'Nu ați trimis nicio cerere de colaborare.',
  apply: 'Cum puteți contribui',
  what: '{role} · {topic}',
  sentOn: 'Trimisă pe {date}',
  decidedOn: 'Decizie luată pe {date}',
  states: {
    received: 'primită',
    'in-review': 'în analiză',
    accepted: 'acceptată',
    declined: 'respinsă',
  },
  withdraw: 'Retrageți',
  withdrawNamed: 'Retrageți cererea: {what}',
  question: 'Retrageți cererea? Textul ei va fi șters.',
  confirm: 'Da, retrageți cererea',
  cancel: 'Nu, păstrați-o',
  withdrawing: 'Se retrage…',
  withdrawn: 'Cererea a fost retrasă.',
  decidedMeanwhile: 'Cererea nu mai poate fi retrasă: între timp s-a luat o decizie.',
} as const

export const applicationMails = {
  applicationReceived: {
    subject: 'Am primit cererea dumneavoastră',
    title: 'Vă mulțumim că vreți să contribuiți',
    text: 'Cererea a ajuns la redacția Pasiuni. O citim cu atenție și vă scriem de îndată ce luăm o decizie.',
    name: 'Nume',
    role: 'Rol',
    topic: 'Temă',
    yours: 'Iată ce ne-ați scris:',
    button: 'Vedeți cererea în cont',
    withdraw: 'Dacă v-ați răzgândit, puteți retrage cererea din cont, oricând înainte de decizie.',
  },
  applicationNotice: {
    subject: 'O cerere nouă de colaborare',
    title: 'Cineva vrea să contribuie',
    text: 'Un membru a trimis o cerere de pe pagina „Deveniți autor, redactor sau expert”.',
    email: 'E-mail',
    links: 'Linkuri',
    button: 'Deschideți cererea',
    answer: 'Dacă răspundeți la acest e-mail, răspunsul ajunge direct la cel care a scris.',
  },
  applicationAccepted: {
    subject: 'Cererea dumneavoastră a fost acceptată',
    title: 'Bine ați venit în echipă',
    text: 'Am citit cererea dumneavoastră și ne bucurăm să vă avem alături. Rolul apare de acum și în profilul dumneavoastră.',
    sentence: 'Câteva cuvinte din partea redacției:',
    button: 'Deschideți contul',
  },
  applicationDeclined: {
    subject: 'Răspunsul la cererea dumneavoastră',
    title: 'De data aceasta nu am putut spune da',
    text: 'Am citit cererea dumneavoastră cu atenție, dar deocamdată nu o putem accepta. Vă mulțumim că v-ați gândit la noi; puteți trimite oricând alta.',
    sentence: 'Câteva cuvinte din partea redacției:',
    button: 'Vedeți cum puteți contribui',
  },
} as const
