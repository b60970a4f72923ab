const verbs =
  'Acceptă Activează Actualizează Adaugă Afișează Alege Aliniază Anulează Aplică Aprobă ' +
  'Arată Ascunde Blochează Caută Compară Confirmă Continuă Copiază Corectează Creează ' +
  'Deblochează Deschide Descarcă Deselectează Desfășoară Dezactivează Duplică Editează ' +
  'Elimină Exportă Extinde Filtrează Folosește Forțează Golește Ia Ignoră Importă Inserează Încarcă ' +
  'Încearcă Încheie Închide Înlocuiește Întoarce Intră Lasă Leagă Lipește Marchează ' +
  'Mărește Mergi Micșorează Modifică Mută Navighează Ordonează Păstrează Planifică ' +
  'Pleacă Pornește Preia Previzualizează Programează Publică Răsfoiește Rămâi ' +
  'Reactivează Readu Redeschide Redirecționează Refă Renunță Resetează Respinge ' +
  'Restaurează Restrânge Retrage Retrimite Revino Rulează Salvează Schimbă Scoate Scrie ' +
  'Selectează Setează Sortează Suspendă Șterge Trage Trimite Verifică Vezi'

/**
 * Matches a Romanian button or title that gives an order in the singular („Salvează”). Everything in
 * Romanian speaks to people as dumneavoastră („Salvați”). Sentences may begin with such a verb („Caută
 * pagini fără titlu.”): there it tells what something does.
 */
export const singularOrder = new RegExp(
  `^(${verbs.split(' ').join('|')})(-l|-o)?(?!\\p{L})(?!.*\\.$)(?! cu$)`,
  'u',
)
