import { commonLabels } from '@/cms/common-labels'
import { label, type AdminLabel } from '@/cms/label'
import type { Outcome } from '../import-report'

export const transferTexts = {
  title: label({
    ro: 'Transferul conținutului',
    en: 'Content transfer',
    ru: 'Перенос содержимого',
  }),
  exportTitle: label({ ro: 'Descărcare', en: 'Download', ru: 'Скачивание' }),
  exportHint: label({
    ro: 'Un singur fișier cu toate paginile, proiectele, documentele, imaginile, mesajele site-ului, glosarul și modelele de răspuns, în toate limbile, inclusiv ciornele. Membrii, mesajele primite, cererile și redactorii nu sunt în el: acestea rămân în copia de rezervă a bazei de date.',
    en: 'One file with all pages, projects, documents, pictures, site messages, the glossary and reply templates, in all languages, drafts included. Members, messages received, applications and editors are not in it: those are kept by the backup of the database.',
    ru: 'Один файл со всеми страницами, проектами, документами, изображениями, текстами интерфейса, глоссарием и шаблонами ответов на всех языках, включая черновики. Участников, полученных сообщений, заявок и редакторов в нём нет: они хранятся в резервной копии базы данных.',
  }),
  download: label({
    ro: 'Descărcați tot conținutul',
    en: 'Download all content',
    ru: 'Скачать всё содержимое',
  }),
  importTitle: label({ ro: 'Preluare', en: 'Upload', ru: 'Загрузка' }),
  importHint: label({
    ro: 'Fișierul este întâi verificat: vedeți ce s-ar schimba, apoi decideți. Ce lipsește se adaugă, ce diferă este înlocuit cu varianta din fișier, inclusiv starea de publicare; nimic nu se șterge. Cititorii văd schimbările imediat, iar membrii nu primesc e-mailuri.',
    en: 'The file is checked first: you see what would change, then you decide. What is missing is added, what differs is replaced by the version in the file, with the same publication state; nothing is deleted. Readers see the changes at once, and no member gets an e-mail.',
    ru: 'Сначала файл проверяется: вы видите, что изменится, и решаете. Недостающее добавляется, отличающееся становится таким, как в файле, включая публикацию; ничего не удаляется. Читатели сразу увидят изменения, участникам письма не отправляются.',
  }),
  file: label({
    ro: 'Fișier descărcat de pe un site Pasiuni',
    en: 'File downloaded from a Pasiuni site',
    ru: 'Файл, скачанный с сайта Pasiuni',
  }),
  check: commonLabels.checkFile,
  checking: commonLabels.checking,
  apply: label({ ro: 'Preluați schimbările', en: 'Apply the changes', ru: 'Внести изменения' }),
  applying: label({ ro: 'Se preiau…', en: 'Applying…', ru: 'Внесение изменений…' }),
  noFile: commonLabels.chooseFile,
  noAnswer: label({
    ro: 'Site-ul nu a răspuns. Încercați din nou; dacă preluarea a reușit totuși, fișierul nu va mai schimba nimic.',
    en: 'The site is not responding. Try again; if it went through after all, the file will change nothing more.',
    ru: 'Сайт не ответил. Попробуйте ещё раз; если изменения всё же внесены, файл больше ничего не изменит.',
  }),
  refused: label({
    ro: '{count, plural, one {Fișierul are o problemă, de aceea nu s-a preluat nimic.} few {Fișierul are # probleme, de aceea nu s-a preluat nimic.} other {Fișierul are # de probleme, de aceea nu s-a preluat nimic.}}',
    en: '{count, plural, one {The file has one problem, so nothing was taken from it.} other {The file has # problems, so nothing was taken from it.}}',
    ru: '{count, plural, one {В файле # ошибка, поэтому ничего не изменено.} few {В файле # ошибки, поэтому ничего не изменено.} many {В файле # ошибок, поэтому ничего не изменено.} other {В файле # ошибки, поэтому ничего не изменено.}}',
  }),
  plan: commonLabels.wouldChange,
  result: commonLabels.hasChanged,
  nothing: label({
    ro: 'Nimic: tot ce este în fișier este deja la fel pe site.',
    en: 'Nothing: all that is in the file is the same on the site already.',
    ru: 'Ничего: всё, что есть в файле, на сайте уже такое же.',
  }),
  would: label({
    ro: '{count, plural, one {O înregistrare sau un fișier s-ar schimba.} few {# înregistrări și fișiere s-ar schimba.} other {# de înregistrări și fișiere s-ar schimba.}}',
    en: '{count, plural, one {One record or file would change.} other {# records and files would change.}}',
    ru: 'Записей и файлов, которые изменятся: {count}.',
  }),
  done: label({
    ro: '{count, plural, one {O înregistrare sau un fișier s-a schimbat.} few {S-au schimbat # înregistrări și fișiere.} other {S-au schimbat # de înregistrări și fișiere.}}',
    en: '{count, plural, one {One record or file has changed.} other {# records and files have changed.}}',
    ru: 'Изменено записей и файлов: {count}.',
  }),
  origin: label({
    ro: 'De pe {site}, {at}',
    en: 'From {site}, {at}',
    ru: 'С сайта {site}, {at}',
  }),
  missing: label({
    ro: 'Fișiere care lipseau deja la descărcare: {names}',
    en: 'Files that were missing when it was downloaded: {names}',
    ru: 'Файлы, которых не было уже при скачивании: {names}',
  }),
  what: commonLabels.what,
  files: label({ ro: 'Fișiere ale imaginilor', en: 'Picture files', ru: 'Файлы изображений' }),
} as const

export const outcomeNames = {
  created: label({ ro: 'Noi', en: 'New', ru: 'Новые' }),
  updated: label({ ro: 'Schimbate', en: 'Changed', ru: 'Изменённые' }),
  unchanged: label({ ro: 'Neschimbate', en: 'Unchanged', ru: 'Без изменений' }),
} as const satisfies Record<Outcome, AdminLabel>
