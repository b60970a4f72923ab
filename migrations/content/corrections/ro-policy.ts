import type { Correction } from './corrected'

/** Of the policy, which says what the site keeps; made after the others. */
export const romanianPolicyCorrections: readonly Correction[] = [
  [
    'la mesajele și cererile dumneavoastră;',
    'la mesajele, solicitările și cererile dumneavoastră de colaborare;',
  ],
  [
    'adresa IP a dispozitivului, tipul și versiunea browserului, pagina cerută',
    'adresa IP a dispozitivului, pagina cerută',
  ],
  [
    'Google ne transmite adresa de e-mail, un identificator al contului Google și, cu permisiunea dumneavoastră, numele.',
    'Google ne transmite numai adresa de e-mail și un identificator al contului Google.',
  ],
  [
    'să nu vă poată bloca accesul la cont.',
    'să nu vă poată bloca accesul la cont. În același scop, serverul păstrează tot 90 de zile un rezumat criptografic al adresei de rețea de la care v-ați autentificat.',
  ],
  [
    'după ce ați ales limba sau v-ați autentificat.',
    'după ce ați ales limba sau v-ați autentificat. În memoria browserului mai rămân aspectul ales, până când îl ștergeți, iar în filă, până când o închideți, textul pe care l-ați scris și pagina la care reveniți după autentificare.',
  ],
  [
    ' pe durata scurtă necesară pentru securitate și pentru corectarea erorilor; mai mult numai dacă cercetăm un incident sau dacă legea o cere.',
    ' pentru securitate și pentru corectarea erorilor, până când înregistrările noi le înlocuiesc pe cele vechi într-un jurnal de mărime limitată, ceea ce poate dura câteva luni dacă site-ul este puțin vizitat; mai mult numai dacă cercetăm un incident sau dacă legea o cere.',
  ],
  [
    'după o defecțiune. În rest, peste termenele',
    'după o defecțiune. Mesajele și cererile de colaborare ajung prin e-mail și în căsuța grupului: de acolo le ștergem după ce le-am rezolvat, în cel mult 12 luni, și în cel mult o lună după ce ștergeți contul sau vă retrageți cererea. Consemnările privind calitatea de membru (suspendare, restabilire, roluri, ștergere) rămân 24 de luni în jurnalul intern, după ștergerea contului fără nume și adresă, iar adresa la care un e-mail nu a putut fi livrat se păstrează cel mult 30 de zile. În rest, peste termenele',
  ],
  [
    'după ce le-am rezolvat, în cel mult 12 luni, și în cel mult o lună după ce ștergeți contul sau vă retrageți cererea.',
    'după ce le-am rezolvat, în cel mult 12 luni, iar dacă ștergeți contul sau vă retrageți cererea, în cel mult o lună.',
  ],
  [
    'rămân 24 de luni în jurnalul intern, după ștergerea contului fără nume și adresă, iar adresa la care un e-mail nu a putut fi livrat se păstrează cel mult 30 de zile.',
    'rămân 24 de luni în jurnalul intern; după ștergerea contului, ele nu mai cuprind numele și adresa dumneavoastră. Adresa la care un e-mail nu a putut fi livrat se păstrează cel mult 30 de zile.',
  ],
  [
    'Fără ele nu puteți folosi contul.',
    'Fără ele nu puteți folosi contul. Pe lângă acestea, un cookie persistent reține numai ora la care site-ul i-a comunicat ultima dată browserului dacă sunteți în cont, astfel încât browserul să nu întrebe la fiecare pagină. Acest cookie rămâne pe dispozitiv și după ce ieșiți din cont, până când îl ștergeți sau îl elimină browserul.',
  ],
]
