/** E-mail to members about what editors have done with their account. */
export const memberMails = {
  accountSuspended: {
    subject: 'Contul a fost suspendat',
    title: 'Contul dumneavoastră a fost suspendat',
    text: 'Am suspendat contul Pasiuni cu această adresă de e-mail. Cât timp este suspendat, nu puteți intra în el, iar ceilalți membri nu vă văd profilul. Datele se păstrează.',
    reason: 'Motivul:',
    replies:
      'Dacă aveți întrebări sau credeți că este o greșeală, răspundeți la acest e-mail: răspunsul ajunge la noi.',
  },
  accountRestored: {
    subject: 'Contul este din nou activ',
    title: 'Bine ați revenit',
    text: 'Contul Pasiuni cu această adresă de e-mail este din nou activ. Puteți intra în el ca înainte; profilul și celelalte date au rămas cum le-ați lăsat.',
    button: 'Intrați în cont',
  },
  accountRemoved: {
    subject: 'Contul a fost șters',
    title: 'Contul dumneavoastră a fost șters',
    text: 'Am șters contul Pasiuni cu această adresă de e-mail, împreună cu profilul și cu celelalte date ale lui. Din copiile de rezervă datele dispar treptat, după cum explică politica de confidențialitate.',
    replies: 'Dacă aveți întrebări, răspundeți la acest e-mail: răspunsul ajunge la noi.',
  },
}
