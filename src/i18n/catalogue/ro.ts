import { account } from './account.ro'
import { auth } from './auth.ro'
import { mail } from './mail.ro'

/** Every label, notice and message of the site's interface; Romanian is the source. */
export const ro = {
  layout: {
    skip: 'Sari la conținut',
    menu: 'Meniu',
    mainNavigation: 'Navigare principală',
    footerNavigation: 'Paginile site-ului',
    language: 'Limba',
    theme: 'Aspect',
    themeLight: 'Luminos',
    themeDark: 'Întunecat',
    themeSystem: 'Ca în sistem',
    signIn: 'Intră în cont',
    account: 'Contul meu',
    backHome: 'Înapoi la pagina principală',
    partial: 'O parte din această pagină nu este încă tradusă; acele texte apar în română.',
    completing:
      'Traducerea acestei pagini este în curs de completare. Pagina poate fi citită și în alte limbi: {languages}.',
    newBuild: 'A apărut o versiune nouă a site-ului.',
    reload: 'Reîncarcă pagina',
  },
  home: {
    banners: 'Bun venit',
  },
  projects: {
    construction: 'În construcție',
    open: 'Deschis',
    visit: 'Deschide portalul',
    features: 'Ce veți găsi',
    others: 'Celelalte proiecte',
    all: 'Toate proiectele',
    join: 'Participă la proiect',
    empty: 'Încă nu este publicat niciun proiect.',
  },
  about: {
    timelineEmpty: 'Istoria noastră abia începe.',
  },
  legal: {
    updated: 'Ultima actualizare: {date}',
    release: 'Ediția din {date}',
    notInForce: 'Aceasta este o ediție mai veche. {link}',
    current: 'Vedeți ediția în vigoare',
    history: 'Edițiile anterioare',
    contents: 'Cuprins',
    fullSite: 'Spre site-ul Pasiuni',
  },
  account,
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
    back: 'înapoi la site',
    retry: 'Încearcă din nou',
    code: 'Codul {status}',
  },
  preview: {
    notice: 'Previzualizare: vedeți și textele nepublicate.',
    exit: 'Închide previzualizarea',
    marks: 'De lucrat pe această pagină: {count}',
    noMarks: 'Pe această pagină nu mai este nimic de lucrat.',
    marksFailed: 'Textele de lucrat nu au putut fi încărcate.',
    notShown: 'nu se vede pe pagină',
    missing: 'lipsește traducerea',
    outdated: 'de actualizat',
    suspicious: 'de verificat',
    review: 'de aprobat',
    editing: 'Traducerea textului',
    closeEditing: 'Închide și arată pagina din nou',
  },
} as const
