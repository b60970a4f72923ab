import { label } from '@/cms/label'

/** What happened, said where the buttons are and read out by screen readers. */
export const noticeTexts = {
  saved: label({ ro: 'Textul a fost salvat.', en: 'The text is saved.', ru: 'Текст сохранён.' }),
  approved: label({
    ro: 'Textul a fost aprobat și publicat.',
    en: 'The text is approved and published.',
    ru: 'Текст утверждён и опубликован.',
  }),
  approvedForLater: label({
    ro: 'Textul a fost aprobat. Cititorii îl vor vedea când înregistrarea va fi publicată în această limbă.',
    en: 'The text is approved. Readers will see it when the record is published in this language.',
    ru: 'Текст утверждён. Читатели увидят его, когда запись будет опубликована на этом языке.',
  }),
  approvedInPart: label({
    ro: 'Textul a fost aprobat. Cititorii îl vor vedea când va fi aprobată toată traducerea; până atunci citesc textul românesc.',
    en: 'The text is approved. Readers will see it when the whole translation is approved; until then they read the Romanian.',
    ru: 'Текст утверждён. Читатели увидят его, когда будет утверждён весь перевод; до тех пор они читают румынский текст.',
  }),
  sourceIsDraft: label({
    ro: 'Textul a fost salvat, dar încă nu e aprobat: cititorii nu văd deocamdată ciorna românească pe care o traduce. Publicați mai întâi textul românesc, apoi aprobați traducerea.',
    en: 'The text is saved, but not approved yet: readers do not see the Romanian draft that it translates. Publish the Romanian first, then approve the translation.',
    ru: 'Текст сохранён, но пока не утверждён: читатели ещё не видят румынский черновик, с которого он переведён. Сначала опубликуйте румынский текст, затем утвердите перевод.',
  }),
  notOpened: label({
    ro: 'Următorul text nu s-a putut deschide; încercați din nou.',
    en: 'The next text could not be opened; try again.',
    ru: 'Следующий текст открыть не удалось; попробуйте ещё раз.',
  }),
  conflict: label({
    ro: 'Între timp, altcineva a salvat acest text. Nu s-a pierdut nimic: comparați variantele și alegeți.',
    en: 'Someone else has saved this text in the meantime. Nothing is lost: compare both and choose.',
    ru: 'Тем временем этот текст сохранил кто-то другой. Ничего не потеряно: сравните варианты и выберите.',
  }),
  refused: label({
    ro: 'Textul nu poate fi aprobat cât timp are erori. Le găsiți sub text.',
    en: 'The text cannot be approved while it has errors. They are listed below it.',
    ru: 'Текст нельзя утвердить, пока в нём есть ошибки. Они перечислены под ним.',
  }),
  notStored: label({
    ro: 'Textul nu poate fi salvat așa. Greșelile sunt enumerate sub el.',
    en: 'The text cannot be saved as it is. What is wrong is listed below it.',
    ru: 'В таком виде текст сохранить нельзя. Ошибки перечислены под ним.',
  }),
  sourceChanged: label({
    ro: 'Între timp s-a schimbat textul românesc; îl vedeți acum pe cel nou. Nu s-a salvat nimic: verificați traducerea și salvați din nou.',
    en: 'The Romanian text has changed in the meantime; you now see the new one. Nothing was saved: check the translation and save again.',
    ru: 'Тем временем изменился румынский текст; теперь вы видите новый. Ничего не сохранено: проверьте перевод и сохраните ещё раз.',
  }),
  notConfirmed: label({
    ro: 'Între timp s-a schimbat textul sau sursa; le vedeți acum așa cum sunt. Nu s-a confirmat nimic.',
    en: 'The text or its source has changed in the meantime; you now see both as they are. Nothing was confirmed.',
    ru: 'Тем временем изменился этот или исходный текст; теперь вы видите оба такими, какие они есть. Ничего не подтверждено.',
  }),
  undecided: label({
    ro: 'Alegeți mai întâi una dintre variante sau scrieți-o pe a treia.',
    en: 'First choose one of the two texts, or write a third one.',
    ru: 'Сначала выберите один из вариантов или напишите третий.',
  }),
  tookTheirs: label({
    ro: 'A rămas textul salvat. Pe al dumneavoastră îl readuce „Anulați”.',
    en: 'The saved text stays. Yours is one “Undo” away.',
    ru: 'Остался сохранённый текст. Ваш можно вернуть кнопкой «Отменить».',
  }),
  confirmed: label({
    ro: 'Traducerea a fost confirmată pentru sursa de acum.',
    en: 'The translation is confirmed for the source as it is now.',
    ru: 'Подтверждено: перевод соответствует нынешнему исходному тексту.',
  }),
  saveInstead: label({
    ro: 'Ați schimbat textul. Salvați-l, iar salvarea îl și confirmă.',
    en: 'You have changed the text. Save it, which confirms it as well.',
    ru: 'Вы изменили текст. Сохраните его — этим он и подтвердится.',
  }),
  saveFirst: label({
    ro: 'Salvați mai întâi textul: observația ține de textul salvat.',
    en: 'Save the text first: a finding belongs to the stored text.',
    ru: 'Сначала сохраните текст: замечание относится к сохранённому тексту.',
  }),
  locked: label({
    ro: 'Textul a fost blocat.',
    en: 'The text is locked.',
    ru: 'Текст закрыт для правки.',
  }),
  unlocked: label({
    ro: 'Textul a fost deblocat.',
    en: 'The text is unlocked.',
    ru: 'Текст открыт для правки.',
  }),
  prefilled: label({
    ro: 'Textul a fost copiat ca ciornă. Traduceți-l, apoi salvați.',
    en: 'The text is copied as a draft. Translate it, then save.',
    ru: 'Текст скопирован как черновик. Переведите его и сохраните.',
  }),
  blockPaired: label({
    ro: 'Traducerea a fost legată de textul ales.',
    en: 'The translation is paired with the text you chose.',
    ru: 'Перевод связан с выбранным текстом.',
  }),
  blockRemoved: label({
    ro: 'Textul a fost șters.',
    en: 'The text is removed.',
    ru: 'Текст удалён.',
  }),
  commentAdded: label({
    ro: 'Comentariul a fost adăugat.',
    en: 'The comment has been added.',
    ru: 'Комментарий добавлен.',
  }),
  dismissed: label({
    ro: 'Observația a fost respinsă, cu motivul dat.',
    en: 'The finding is dismissed, with its reason.',
    ru: 'Замечание отклонено с указанием причины.',
  }),
  cutConfirmed: label({
    ro: 'Textul este marcat ca trunchiat. Cititorii află că este incomplet.',
    en: 'The text is marked as cut off. Readers are told that it is incomplete.',
    ru: 'Текст отмечен как обрезанный. Читатели узнают, что он неполон.',
  }),
  undismissed: label({
    ro: 'Observația este din nou activă.',
    en: 'The finding counts again.',
    ru: 'Замечание снова учитывается.',
  }),
  restored: label({
    ro: 'Varianta veche este în editor. Va fi păstrată când salvați.',
    en: 'The earlier text is in the editor. It is kept once you save.',
    ru: 'Прежний текст — в редакторе. Он останется, когда вы сохраните.',
  }),
  restoredWithoutLinks: label({
    ro: 'Varianta veche este în editor, dar fără linkurile care s-au schimbat între timp în textul românesc. Puneți-le din nou, apoi salvați.',
    en: 'The earlier text is in the editor, but without the links that have changed in the Romanian since. Put them in again, then save.',
    ru: 'Прежний текст — в редакторе, но без ссылок, которые с тех пор изменились в румынском тексте. Расставьте их заново и сохраните.',
  }),
  opened: label({
    ro: 'S-a deschis: {field}{position, select, 0 {} other {, {position, number} din {total, number}}}.',
    en: 'Opened: {field}{position, select, 0 {} other {, {position, number} of {total, number}}}.',
    ru: 'Открыт текст: {field}{position, select, 0 {} other {, {position, number} из {total, number}}}.',
  }),
  next: label({
    ro: 'Acesta este ultimul text din listă.',
    en: 'This is the last text in the list.',
    ru: 'Это последний текст списка.',
  }),
  previous: label({
    ro: 'Acesta este primul text din listă.',
    en: 'This is the first text in the list.',
    ru: 'Это первый текст списка.',
  }),
  stillBusy: label({
    ro: 'Un moment: acțiunea anterioară este încă în curs.',
    en: 'One moment: the previous step is still under way.',
    ru: 'Секунду: предыдущее действие ещё выполняется.',
  }),
  noAnswer: label({
    ro: 'Serverul nu a răspuns. Textul dumneavoastră este tot aici; încercați din nou peste puțin timp.',
    en: 'The server is not responding. Your text is still here; try again in a moment.',
    ru: 'Сервер не ответил. Ваш текст на месте; попробуйте ещё раз чуть позже.',
  }),
}
