import { applicationMails } from './applications.ro'
import { memberMails } from './members.ro'

/** E-mail to members and to the group. */
export const mail = {
  greeting: 'Bună ziua!',
  linkHint: 'Dacă butonul nu funcționează, copiați această adresă în browser:',
  group: 'Grupul Pasiuni',
  automatic: 'Mesaj trimis automat; răspunsurile trimise la această adresă nu sunt citite.',
  contactPage: 'Scrieți-ne',
  verifyEmail: {
    subject: 'Confirmați adresa de e-mail',
    title: 'Mai este un singur pas',
    text: 'V-ați înregistrat pe site-ul Pasiuni cu această adresă de e-mail. Confirmați că este a dumneavoastră și puteți folosi tot ce oferă contul.',
    button: 'Confirmați adresa',
    lifetime:
      'Linkul este valabil 24 de ore din momentul în care l-ați cerut. Dacă a expirat, intrați în cont și cereți altul.',
    notYou:
      'Dacă nu v-ați înregistrat dumneavoastră, nu deschideți linkul. Probabil cineva și-a scris greșit adresa; fără confirmare, contul nu poate fi folosit pe deplin.',
  },
  verifyNewEmail: {
    subject: 'Confirmați noua adresă de e-mail',
    title: 'O adresă nouă pentru contul dumneavoastră',
    text: 'Ați cerut ca această adresă să devină adresa de e-mail a contului dumneavoastră Pasiuni. O schimbăm numai după ce o confirmați.',
    button: 'Confirmați adresa nouă',
    lifetime:
      'Linkul este valabil 24 de ore din momentul în care l-ați cerut. Până la confirmare, contul păstrează adresa veche.',
    notYou: 'Dacă nu ați cerut această schimbare, nu deschideți linkul și nu se va schimba nimic.',
  },
  resetPassword: {
    subject: 'Alegeți o parolă nouă',
    title: 'Ați uitat parola?',
    text: 'Cineva, cel mai probabil dumneavoastră, a cerut o parolă nouă pentru contul Pasiuni cu această adresă de e-mail.',
    button: 'Alegeți parola nouă',
    lifetime:
      'Linkul este valabil o oră din momentul în care l-ați cerut și poate fi folosit o singură dată. După schimbarea parolei va trebui să intrați din nou în cont pe toate dispozitivele.',
    notYou:
      'Dacă nu ați cerut o parolă nouă, nu trebuie să faceți nimic: parola actuală rămâne valabilă.',
  },
  googleSignIn: {
    subject: 'Cum intrați în cont',
    title: 'Intrați în cont prin Google',
    text: 'Cineva, cel mai probabil dumneavoastră, a cerut o parolă nouă pentru contul Pasiuni cu această adresă de e-mail. Contul nu are parolă: îl deschideți cu butonul „Continuați cu Google”.',
    button: 'Spre pagina de intrare în cont',
    notYou: 'Dacă nu ați cerut o parolă nouă, nu trebuie să faceți nimic.',
  },
  passwordChanged: {
    subject: 'Parola contului a fost schimbată',
    title: 'Aveți o parolă nouă',
    text: 'Parola contului dumneavoastră Pasiuni a fost schimbată. Pe celelalte dispozitive va trebui să intrați din nou în cont, cu parola nouă. Vă scriem la fiecare schimbare de acest fel, ca să aflați imediat dacă o face altcineva.',
    notYou:
      'Dacă ați schimbat-o dumneavoastră, totul este în ordine. Dacă nu, alegeți fără întârziere altă parolă: cineva ar putea avea acces la contul dumneavoastră.',
    button: 'Alegeți altă parolă',
  },
  emailChanged: {
    subject: 'Adresa de e-mail a contului a fost schimbată',
    title: 'Contul are o adresă nouă',
    text: 'Adresa de e-mail a contului dumneavoastră Pasiuni este acum {newEmail}. De acum intrați în cont cu ea, iar mesajele noastre ajung acolo. Vă scriem și la adresa veche, ca să știți de schimbare.',
    notYou:
      'Dacă nu ați schimbat-o dumneavoastră, scrieți-ne cât mai repede: cineva ar putea avea acces la contul dumneavoastră.',
  },
  accountDeleted: {
    subject: 'Contul a fost șters',
    title: 'Contul dumneavoastră a fost șters',
    text: 'Așa cum ați cerut, am șters contul Pasiuni cu această adresă de e-mail, împreună cu profilul și cu celelalte date ale lui. Din copiile de rezervă datele dispar treptat, după cum explică politica de confidențialitate.',
    thanks:
      'Vă mulțumim că ați fost alături de noi. Acesta este ultimul nostru mesaj; dacă vă răzgândiți, vă puteți înregistra oricând din nou.',
    notYou: 'Dacă nu ați cerut ștergerea contului, scrieți-ne cât mai repede.',
  },
  ...applicationMails,
  ...memberMails,
  contactMessage: {
    subject: 'Mesaj nou din formularul de contact',
    title: 'V-a scris un membru',
    text: 'Mesajul de mai jos a fost trimis grupului prin formularul de contact al site-ului.',
    name: 'Nume',
    replyTo: 'E-mail',
    memberId: 'Identificatorul membrului',
    button: 'Deschideți mesajul',
    answer: 'Dacă răspundeți la acest e-mail, răspunsul ajunge direct la cel care a scris.',
  },
  termsChange: {
    subject: 'Termenii de utilizare se schimbă din {date}',
    title: 'Termeni de utilizare noi',
    text: 'Am pregătit o versiune nouă a termenilor de utilizare. Ea intră în vigoare la {date}.',
    meanwhile:
      'Până atunci rămân valabili termenii actuali; îi găsiți pe site, alături de cei noi.',
    button: 'Citiți termenii noi',
    disagree:
      'Dacă nu sunteți de acord cu ei, vă puteți șterge contul oricând înainte de această dată, din „Contul meu”. Dacă aveți întrebări, scrieți-ne.',
  },
  contactAnswer: {
    title: 'Răspuns la mesajul dumneavoastră',
    replies: 'Dacă mai aveți întrebări, răspundeți direct la acest e-mail.',
    original: 'Mesajul pe care ni l-ați trimis prin site pe {date}:',
  },
  translationDigest: {
    subject: 'Ce a rămas de lucrat la traduceri',
    title: 'Texte care vă așteaptă',
    text: 'Pe site au apărut texte noi sau schimbări. Iată ce a rămas de făcut în limbile de care vă ocupați.',
    missing:
      '{count, plural, one {un text fără traducere} few {# texte fără traducere} other {# de texte fără traducere}}',
    outdated:
      '{count, plural, one {o traducere de actualizat} few {# traduceri de actualizat} other {# de traduceri de actualizat}}',
    draft:
      '{count, plural, one {o ciornă de terminat} few {# ciorne de terminat} other {# de ciorne de terminat}}',
    needsReview:
      '{count, plural, one {un text de verificat} few {# texte de verificat} other {# de texte de verificat}}',
    errors:
      '{count, plural, one {un text cu erori} few {# texte cu erori} other {# de texte cu erori}}',
    warnings:
      '{count, plural, one {un text cu avertismente} few {# texte cu avertismente} other {# de texte cu avertismente}}',
    openComments:
      '{count, plural, one {un comentariu nerezolvat} few {# comentarii nerezolvate} other {# de comentarii nerezolvate}}',
    wordsLeft:
      'în total {count, plural, one {un cuvânt} few {# cuvinte} other {# de cuvinte}} în textele sursă',
    button: 'Deschideți traducerile',
    stop: 'Dacă nu mai doriți acest mesaj, îl puteți opri oricând din contul dumneavoastră de redactor, în panoul de administrare.',
  },
} as const
