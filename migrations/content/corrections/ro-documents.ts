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
]
