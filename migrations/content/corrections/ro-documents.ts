import type { Correction } from './corrected'

/** Of the terms and the policy; made after the others. */
export const romanianDocumentCorrections: readonly Correction[] = [
  [
    'de pe pagina lui, acolo unde există această opțiune, sau scriindu-ne',
    'de pe pagina lui sau scriindu-ne',
  ],
  ['nu colectăm cu bună știință date despre ei', 'nu colectăm în mod conștient date despre ei'],
  ['Cine face cu bună știință o sesizare falsă', 'Cine face intenționat o sesizare falsă'],
  ['Nu puteți folosi ca nume în serviciu:', 'Nu puteți folosi ca nume în cadrul serviciului:'],
  [
    'este o entitate care controlează o parte, este',
    'este o entitate care controlează una dintre părți, este',
  ],
  [
    'să citiți termenii și politica de confidențialitate ale fiecărui site',
    'să citiți politica de confidențialitate și termenii fiecărui site',
  ],
  [
    'ori de încrederea acordată celor oferite acolo',
    'ori de faptul că v-ați bazat pe ceea ce se oferă acolo',
  ],
  [
    'va fi neîntrerupt, sigur și fără erori sau că',
    'serviciul va fi neîntrerupt, sigur și fără erori sau că',
  ],
  [
    'în cel mult 72 de ore de când am aflat',
    'în cel mult 72 de ore din momentul în care aflăm de ea',
  ],
  ['nu cer nimic de la niciun alt site', 'nu încarcă nimic de pe alte site-uri'],
  ['Dacă între versiuni există diferențe', 'Dacă între versiunile lingvistice există diferențe'],
  ['de anunțarea fără întârziere a grupului, dacă', 'de anunțarea grupului, fără întârziere, dacă'],
  [
    'fie că este a serviciului nostru, fie că este a serviciului terț prin care vă autentificați',
    'fie că este parola pentru serviciul nostru, fie că este cea pentru serviciul terț prin care vă autentificați',
  ],
  ['Grupul nu are sediu juridic', 'Grupul nu are sediu social'],
  [
    'schimbări importante în serviciu, în reguli sau în securitatea contului',
    'schimbări importante privind serviciul, regulile sau securitatea contului',
  ],
  [
    'La celelalte cereri răspundem gratuit, în cel mult o lună;',
    'Pentru celelalte drepturi ne puteți trimite o cerere, la care răspundem gratuit, în cel mult o lună;',
  ],
  ['și le citește din nou mai târziu', 'și le citește mai târziu'],
  ['sexului, orientării, dizabilității', 'sexului, orientării sexuale, dizabilității'],
  ['Nu puteți publica conținut:', 'Nu este permisă publicarea de conținut:'],
  [
    'Cine face intenționat o sesizare falsă poate răspunde pentru',
    'Cine face intenționat o sesizare falsă poate fi tras la răspundere pentru',
  ],
  [
    'Puteți cere oricând ștergerea contului: de pe pagina lui sau scriindu-ne.',
    'Puteți șterge oricând contul de pe pagina lui sau ne puteți scrie ca să îl ștergem noi.',
  ],
  [
    'datele rămase acolo nu le folosim la nimic altceva.',
    'datele rămase acolo le folosim numai pentru a repune serviciul în funcțiune după o defecțiune.',
  ],
  ['Peste termenele de mai sus păstrăm numai', 'În rest, peste termenele de mai sus păstrăm numai'],
  [
    'Putem încredința unele lucrări tehnice unor furnizori.',
    'Putem încredința unele operațiuni tehnice unor furnizori.',
  ],
  ['Le putem încredința următoarele lucrări:', 'Le putem încredința următoarele operațiuni:'],
  ['sau alte titluri care dau drept de vot', 'sau celelalte titluri care dau drept de vot'],
  [
    'un nume sau un semn protejat de drepturile altcuiva, cum este',
    'un nume sau un semn asupra căruia altcineva are drepturi, cum este',
  ],
  // Of applications; what is said of the account stays, as no new site says otherwise.
  ['până la ștergerea contului.', '12 luni de la decizie, dar numai cât există contul.'],
  ['rezervate membrilor.', 'rezervate membrilor, adică celor care au un cont.'],
  [
    'văzut de ceilalți membri autentificați',
    'văzut de ceilalți utilizatori înregistrați, după ce intră în cont',
  ],
  [
    'inclusiv drept grupul nostru ori drept un membru al lui',
    'inclusiv drept grupul nostru ori drept o persoană din cadrul lui',
  ],
  [
    'toate drepturile asupra lui care pot fi cedate',
    'toate drepturile asupra feedbackului care pot fi cedate',
  ],
  [
    'Odată cu închiderea contului, dreptul dumneavoastră de a-l folosi încetează imediat.',
    'Odată cu închiderea contului încetează și dreptul dumneavoastră de a folosi părțile serviciului destinate utilizatorilor înregistrați.',
  ],
  [
    'Puteți renunța oricând la cont, fie încetând să folosiți serviciul, fie ștergând contul.',
    'Puteți înceta oricând să folosiți serviciul sau vă puteți șterge contul.',
  ],
]
