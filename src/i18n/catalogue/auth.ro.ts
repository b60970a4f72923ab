/** Signing in, and everything that can go wrong with an account. */
export const auth = {
  noScript:
    'Pentru a intra în cont este nevoie de JavaScript. Activați-l în browser și reîncărcați pagina sau scrieți-ne la {email}.',
  newTab: 'se deschide într-o filă nouă',
  fields: {
    email: 'Adresa de e-mail',
    password: 'Parola',
    newPassword: 'Parola nouă',
    repeatedPassword: 'Repetați parola',
    passwordHint: 'Cel puțin 8 caractere, dintre care măcar o cifră.',
    show: 'Afișați',
    hide: 'Ascundeți',
    waiting:
      'Durează mai mult ca de obicei. Rămâneți pe pagină: solicitarea dumneavoastră își așteaptă rândul.',
  },
  signIn: {
    title: 'Intrați în cont',
    description: 'Intrați în contul Pasiuni sau creați unul, cu e-mail și parolă.',
    question: 'Nu aveți încă un cont?',
    toSignUp: 'Creați unul',
    submit: 'Intrați în cont',
    busy: 'Se verifică datele…',
    forgot: 'Ați uitat parola?',
  },
  signUp: {
    benefit:
      'Contul este gratuit. După confirmarea adresei de e-mail vă puteți completa profilul, ne puteți scrie prin formular și vă puteți oferi să colaborați.',
    title: 'Creați un cont',
    question: 'Aveți deja un cont?',
    toSignIn: 'Intrați în el',
    submit: 'Creați contul',
    busy: 'Se creează contul…',
  },
  agreement:
    'Continuând, confirmați că aveți cel puțin 18 ani și că sunteți de acord cu <terms>termenii de utilizare</terms> și cu <privacy>politica de confidențialitate</privacy>.',
  signedIn: {
    title: 'Sunteți deja în cont',
    text: 'Mergeți în contul dumneavoastră sau ieșiți, dacă vreți să intrați cu o altă adresă.',
    account: 'Spre contul meu',
    signOut: 'Ieșiți din cont',
    busy: 'Se închide sesiunea…',
  },
  google: {
    button: 'Continuați cu Google',
    or: 'sau',
    redirecting: 'Se deschide Google…',
    title: 'Un moment, vă rugăm',
    description: 'Întoarcerea de la Google.',
    text: 'Finalizăm intrarea în cont prin Google. În câteva secunde veți reveni la pagina de pe care ați venit.',
    failedTitle: 'Nu ați intrat în cont',
    failedText:
      'Intrarea prin Google nu a reușit. Puteți încerca din nou sau, dacă aveți o parolă, puteți intra cu ea.',
  },
  forgot: {
    title: 'Ați uitat parola?',
    description: 'Cereți un link pentru a alege o parolă nouă.',
    lead: 'Scrieți adresa cu care v-ați înregistrat și vă trimitem un link prin care puteți alege o parolă nouă.',
    submit: 'Cereți linkul',
    busy: 'Se trimite…',
    back: 'Înapoi la intrarea în cont',
  },
  forgotSent: {
    title: 'Uitați-vă în căsuța de e-mail',
    text: 'Dacă adresa {email} este înregistrată la noi, veți primi îndată un mesaj.',
    hint: 'Nu a venit nimic în câteva minute? Uitați-vă și în dosarul „Spam”. Se poate și ca adresa să fie alta decât cea cu care v-ați înregistrat.',
    resend: 'Trimiteți din nou',
    resent: 'Am trimis cererea încă o dată.',
    change: 'Schimbați adresa',
  },
  reset: {
    title: 'Alegeți o parolă nouă',
    description: 'Alegeți o parolă nouă pentru contul dumneavoastră.',
    lead: 'După schimbare se închid toate sesiunile, pe orice dispozitiv, iar dumneavoastră puteți intra în cont cu parola nouă.',
    submit: 'Schimbați parola',
    busy: 'Se schimbă parola…',
    doneTitle: 'Parola a fost schimbată',
    doneText: 'De acum intrați în cont cu parola nouă.',
    expiredTitle: 'Linkul nu mai este valabil',
    expiredText:
      'Linkul poate fi folosit o singură dată și este valabil doar pentru scurt timp. Cereți altul: îl primiți în câteva clipe.',
    again: 'Cereți un link nou',
  },
  verify: {
    title: 'Confirmați adresa de e-mail',
    description: 'Confirmați adresa de e-mail a contului dumneavoastră.',
    lead: 'A mai rămas un pas: apăsați butonul, iar adresa va fi confirmată.',
    confirm: 'Confirmați adresa',
    busy: 'Se confirmă…',
    verified: 'Adresa de e-mail este confirmată. Vă mulțumim.',
    verifiedText: 'Acum ne puteți scrie prin formular și vă puteți completa profilul.',
    notVerified: 'Adresa de e-mail NU este confirmată. Încercați din nou.',
    notVerifiedText: 'Cereți un mesaj nou și folosiți linkul din el.',
    usedTitle: 'Linkul nu mai este valabil',
    usedText:
      'Dacă adresa este deja confirmată, nu mai aveți nimic de făcut: intrați în cont. Altfel, intrați în cont și cereți un mesaj nou.',
    usedWhileVerified:
      'Linkul nu mai este valabil. Dacă ați cerut schimbarea adresei, o puteți cere din nou în contul dumneavoastră.',
    signInFirst: 'Pentru a primi un nou mesaj de confirmare, intrați mai întâi în cont.',
    waitTitle: 'Uitați-vă în căsuța de e-mail',
    pending: 'Adresa nu este încă confirmată. Folosiți linkul din mesajul nostru sau cereți altul.',
    address: 'Adresa dumneavoastră: {email}',
    correct: 'Corectați adresa',
    unsent: 'Nu am reușit să trimitem mesajul de confirmare. Cereți-l din nou.',
    waitHint:
      'Nu a venit nimic în câteva minute? Uitați-vă și în dosarul „Spam” sau cereți mesajul din nou.',
    resend: 'Trimiteți mesajul din nou',
    resendBusy: 'Se trimite…',
    resent: 'Am trimis mesajul încă o dată.',
    home: 'Spre pagina principală',
    back: 'Înapoi la pagina de unde ați venit',
  },
  attention: 'Atenție!',
  titlePrefix: 'Eroare · ',
  errors: {
    defaultErrorMessage: 'Eroare necunoscută. Nu avem alte detalii.',
    EMAIL_FIELD_empty_ERROR: 'Adresa de e-mail este obligatorie.',
    NAME_FIELD_empty_ERROR: 'Numele este obligatoriu.',
    PASSWORD_FIELD_empty_ERROR: 'Parola este obligatorie.',
    EMAIL_FIELD_ERROR: 'Adresa de e-mail nu este scrisă corect. Introduceți o adresă validă.',
    PASSWORD_FIELD_ERROR:
      'Parola trebuie să aibă cel puțin 8 caractere, dintre care măcar o cifră.',
    PASSWORD_NOT_FIT: 'Parola trebuie să aibă cel puțin 8 caractere, dintre care măcar o cifră.',
    PASSWORD_TOO_LONG: 'Parola poate avea cel mult 100 de caractere.',
    PASSWORD_TOO_COMMON: 'Parola este prea des folosită și ușor de ghicit. Alegeți alta.',
    FIELDS_ERROR: 'Unele câmpuri conțin greșeli. Verificați-le.',
    PASSWORDS_DO_NOT_MATCH: 'Parolele introduse nu coincid.',
    EMAIL_ALREADY_EXISTS: 'Această adresă de e-mail este deja înregistrată. Intrați în cont cu ea.',
    CREDENTIALS_ERROR: 'Adresa de e-mail sau parola nu este corectă.',
    RESET_PASSWORD_INVALID_TOKEN_ERROR:
      'Linkul pentru parola nouă a expirat. Reveniți la intrarea în cont și cereți altul.',
    EMAIL_ALREADY_VERIFIED_ERROR:
      'Adresa de e-mail este deja confirmată. Nu mai aveți nimic de făcut.',
    CHECK_EMAIL_TO_VERIFY_ERROR:
      'V-am trimis un mesaj de confirmare. Deschideți-l și folosiți linkul din el.',
    EMAIL_VERIFICATION_INVALID_TOKEN_ERROR:
      'Linkul de confirmare pare să fi expirat. Încercați din nou.',
    SIGN_IN_NOT_ALLOWED: 'Intrarea în cont nu este permisă. Motivul: {reason}',
    SIGN_UP_NOT_ALLOWED: 'Înregistrarea nu este permisă. Motivul: {reason}',
    PASSWORD_RESET_NOT_ALLOWED: 'Schimbarea parolei nu este permisă. Motivul: {reason}',
    SIGN_IN_UP_NOT_ALLOWED: 'Intrarea prin Google nu este permisă. Motivul: {reason}',
    EMAIL_USED_WITH_PASSWORD:
      'Cu această adresă există deja un cont cu parolă. Intrați în el cu parola.',
    EMAIL_USED_WITH_GOOGLE:
      'Cu această adresă există deja un cont legat de Google. Intrați în el prin Google.',
    GOOGLE_EMAIL_NOT_VERIFIED:
      'Google nu a confirmat încă adresa dumneavoastră de e-mail. Confirmați-o la Google sau înregistrați-vă cu o parolă.',
    GOOGLE_SIGN_IN_FAILED: 'Google nu a confirmat că sunteți dumneavoastră.',
    ACCOUNT_SUSPENDED:
      'Contul este suspendat, așa că nu puteți intra în el. V-am scris despre aceasta la adresa contului; dacă este o greșeală, răspundeți la acel mesaj.',
    COOKIES_BLOCKED:
      'Browserul blochează cookie-urile și datele acestui site, iar fără ele nu se poate intra în cont. Permiteți-le pentru acest site și încercați din nou.',
    FOREIGN_ORIGIN:
      'Ați deschis pagina la o altă adresă decât cea a site-ului, iar de aici nu se poate trimite nimic. Deschideți {site} și încercați din nou acolo.',
    GENERAL_ERROR: '{reason}',
    NO_MESSAGE: 'Serverul nu a trimis niciun mesaj de eroare.',
    NO_EMAIL_GIVEN_BY_PROVIDER:
      'Serviciul extern nu ne-a transmis nicio adresă de e-mail. Folosiți un alt mod de a intra în cont.',
    STATE_NOT_SAVED: 'Intrarea prin Google nu a început în această filă.',
    STATE_NOT_RETURNED: 'Serviciul de autentificare nu a trimis înapoi codul de verificare.',
    STATE_EXPIRED: 'Verificarea nu a reușit. Serviciul de autentificare a răspuns prea târziu.',
    STATE_INVALID:
      'Verificarea nu a reușit. Serviciul de autentificare a trimis un cod de verificare greșit.',
    SIGN_IN_CANCELLED: 'Ați anulat intrarea în cont.',
    PROVIDER_ERROR: 'Serviciul de autentificare a răspuns cu o eroare: {reason}',
    SESSION_EXPIRED: 'Sesiunea a expirat. Intrați din nou în cont.',
    LIMITED: 'Prea multe încercări. Mai încercați {when}.',
    UNAVAILABLE:
      'Serviciul de conturi nu răspunde acum. Încercați din nou peste câteva clipe: ce ați scris nu se pierde.',
    OFFLINE:
      'Nu avem legătură cu serverul. Verificați conexiunea la internet și încercați din nou: ce ați scris nu se pierde.',
  },
} as const
