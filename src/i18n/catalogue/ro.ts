import { account } from './account.ro'
import { applications, ownApplications } from './applications.ro'
import { auth } from './auth.ro'
import { mail } from './mail.ro'

/** Every label, notice and message of the site's interface; Romanian is the source. */
export const ro = {
  layout: {
    skip: 'Săriți la conținut',
    menu: 'Meniu',
    mainNavigation: 'Navigare principală',
    footerNavigation: 'Paginile site-ului',
    language: 'Limba',
    theme: 'Aspect',
    themeLight: 'Luminos',
    themeDark: 'Întunecat',
    themeSystem: 'Ca în sistem',
    signIn: 'Intrați în cont',
    account: 'Contul meu',
    backHome: 'Înapoi la pagina principală',
    partial: 'O parte din această pagină nu este încă tradusă; acele texte apar în română.',
    shorter:
      'O parte din această pagină nu este încă tradusă și lipsește aici. Pagina întreagă: {language}.',
    completing:
      'Textul acestei pagini este încă incomplet. Pagina poate fi citită și în alte limbi: {languages}.',
    nextSteps: 'Mai departe',
    incomplete: 'Incomplet deocamdată: {passages}.',
    passage: '„{beginning}…”',
    newBuild: 'A apărut o versiune nouă a site-ului.',
    reload: 'Reîncărcați pagina',
  },
  home: {
    banners: 'Bun venit',
  },
  projects: {
    construction: 'În construcție',
    open: 'Deschis',
    visit: 'Deschideți site-ul',
    features: 'Ce veți găsi',
    others: 'Celelalte proiecte',
    all: 'Toate proiectele',
    join: 'Participați la proiect',
    empty: 'Încă nu este publicat niciun proiect.',
    picture: 'Imagine: {author}',
  },
  about: {
    timelineEmpty: 'Istoria noastră abia începe.',
  },
  community: {
    fewMembers: '<figure>Primii</figure> membri se înregistrează',
    fewReaders: '<figure>Câțiva</figure> cititori într-o zi obișnuită',
    readersSoon: '<figure>În curând</figure> vom arăta și numărul cititorilor',
    members:
      '{count, plural, one {membru înregistrat} few {membri înregistrați} other {de membri înregistrați}}',
    readers:
      '{count, plural, one {cititor într-o zi obișnuită} few {cititori într-o zi obișnuită} other {de cititori într-o zi obișnuită}}',
  },
  legal: {
    updated: 'Ultima actualizare: {date}',
    release: 'Versiunea din {date}',
    notInForce: 'Aceasta este o versiune mai veche. {link}',
    current: 'Vedeți versiunea în vigoare',
    from: 'În vigoare din {date}',
    notYetInForce: 'Această versiune nu este încă în vigoare. {link}',
    comingTerms: 'Din {date} se aplică termeni de utilizare noi. {link}',
    readComingTerms: 'Citiți-i de pe acum',
    comingPrivacy: 'Din {date} se aplică o nouă politică de confidențialitate. {link}',
    readComingPrivacy: 'Citiți-o de pe acum',
    history: 'Versiunile anterioare',
    contents: 'Cuprins',
    fullSite: 'Spre site-ul Pasiuni',
  },
  account,
  applications,
  ownApplications,
  auth,
  mail,
  notFound: {
    title: 'Pagina nu a fost găsită',
    message: 'Pagina nu a fost găsită: {path}',
    hint: 'Poate că a fost mutată sau adresa conține o greșeală.',
  },
  error: {
    caption: 'Felicitări, ați găsit o greșeală.',
    wrongLink: 'Linkul folosit este incorect.',
    unavailable:
      'Site-ul nu poate afișa acum această pagină. Încercați din nou peste câteva clipe.',
    unexpected: 'Ceva nu a mers cum trebuie. Am notat problema.',
    inBrowser: 'Ceva nu a mers cum trebuie în browser. Încercați din nou.',
    back: 'înapoi la site',
    retry: 'Încercați din nou',
    code: 'Codul {status}',
  },
  preview: {
    notice: 'Previzualizare: vedeți și textele nepublicate.',
    exit: 'Închideți previzualizarea',
    shared:
      'Ciornă: așa arată pagina înainte de publicare. Linkul este valabil până la {until}, ora Chișinăului.',
    notShared:
      'Vedeți pagina publică: previzualizarea nu cuprinde această pagină sau s-a încheiat.',
    theme: 'Aspectul în previzualizare',
    themeOwn: 'Ca de obicei',
    linkOver: 'Linkul de previzualizare nu mai este valabil',
    linkOverHint:
      'Un asemenea link funcționează 24 de ore. Cereți unul nou celui care vi l-a trimis.',
    linkWrong: 'Acest link de previzualizare este greșit',
    linkWrongHint:
      'Poate că a fost copiat doar în parte. Cereți-l încă o dată celui care vi l-a trimis.',
    trashed: 'Acest proiect este în coș',
    trashedHint: 'Restaurați-l din coș pentru a-l vedea în previzualizare.',
    marks: 'De lucrat pe această pagină: {count}',
    noMarks: 'Pe această pagină nu mai este nimic de lucrat.',
    marksFailed: 'Textele de lucrat nu au putut fi încărcate.',
    notShown: 'nu se vede pe pagină',
    missing: 'lipsește traducerea',
    outdated: 'de actualizat',
    suspicious: 'cu observații',
    review: 'de verificat',
    editing: 'Traducerea textului',
    closeEditing: 'Închideți și afișați din nou pagina',
  },
} as const
