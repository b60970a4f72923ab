import { commonLabels } from '@/cms/common-labels'
import { label } from '@/cms/label'

export const answerTexts = {
  title: label({
    ro: 'Răspuns prin e-mail',
    en: 'Answer by e-mail',
    ru: 'Ответ по электронной почте',
  }),
  to: label({ ro: 'Către {email}', en: 'To {email}', ru: 'Кому: {email}' }),
  gone: label({
    ro: 'Contul celui care a scris a fost șters: nu mai este nicio adresă la care să răspundeți.',
    en: 'The account of the sender has been deleted: there is no address left to answer to.',
    ru: 'Учётная запись автора удалена: адреса для ответа больше нет.',
  }),
  language: label({
    ro: 'Limba răspunsului: {name}',
    en: 'Language of the answer: {name}',
    ru: 'Язык ответа: {name}',
  }),
  template: label({
    ro: 'Porniți de la un model',
    en: 'Start from a template',
    ru: 'Начать с шаблона',
  }),
  noTemplate: label({ ro: 'Fără model', en: 'No template', ru: 'Без шаблона' }),
  editTemplates: label({ ro: 'Modelele de răspuns', en: 'Reply templates', ru: 'Шаблоны ответов' }),
  subject: commonLabels.subject,
  text: commonLabels.text,
  hint: label({
    ro: 'Rândurile goale despart paragrafele. Mesajul primit este citat la sfârșit, iar răspunsurile la e-mail ajung la adresa grupului.',
    en: 'Empty lines separate paragraphs. The message is quoted at the end, and replies go to the address of the group.',
    ru: 'Пустые строки разделяют абзацы. Сообщение цитируется в конце, а ответы на письмо придут на адрес группы.',
  }),
  preview: label({ ro: 'Previzualizați', en: 'Preview', ru: 'Посмотреть' }),
  previewTitle: label({
    ro: 'Așa va arăta e-mailul',
    en: 'This is what the e-mail will look like',
    ru: 'Так будет выглядеть письмо',
  }),
  mail: label({ ro: 'E-mailul', en: 'The e-mail', ru: 'Письмо' }),
  close: label({ ro: 'Înapoi la text', en: 'Back to the text', ru: 'Назад к тексту' }),
  send: label({ ro: 'Trimiteți răspunsul', en: 'Send the answer', ru: 'Отправить ответ' }),
  sending: label({ ro: 'Se trimite…', en: 'Sending…', ru: 'Отправляем…' }),
  sent: label({
    ro: 'Răspunsul pleacă acum; îl vedeți mai sus.',
    en: 'The answer is on its way; you see it above.',
    ru: 'Ответ отправляется, вы видите его выше.',
  }),
  kept: label({
    ro: 'Răspunsul rămâne doar în această filă; îl găsiți aici când reveniți.',
    en: 'The answer stays in this tab only; you find it here when you come back.',
    ru: 'Ответ останется только в этой вкладке; вы найдёте его здесь, когда вернётесь.',
  }),
  needed: label({
    ro: 'Scrieți atât subiectul, cât și textul.',
    en: 'Write both a subject and a text.',
    ru: 'Напишите и тему, и текст.',
  }),
  replace: label({
    ro: 'Înlocuiți ce ați scris?',
    en: 'Replace what you wrote?',
    ru: 'Заменить написанное?',
  }),
  replaceHint: label({
    ro: 'Modelul „{name}” ia locul subiectului și al textului din formular.',
    en: 'The template “{name}” takes the place of subject and text in the form.',
    ru: 'Шаблон «{name}» заменит тему и текст в форме.',
  }),
  replaceYes: label({ ro: 'Înlocuiți', en: 'Replace', ru: 'Заменить' }),
  replaceNo: label({
    ro: 'Păstrați ce am scris',
    en: 'Keep what I wrote',
    ru: 'Оставить написанное',
  }),
}
