import type { CollectionConfig } from 'payload'
import { inOwnLanguage } from '@/cms/access/in-own-language'
import { isContentEditor } from '@/cms/access/is-content-editor'
import { isEditor } from '@/cms/access/is-editor'
import { localizedText, localizedTextarea } from '@/cms/fields/localized-text'
import { subjectProblem, textProblem } from '@/cms/fields/reply-placeholders'
import { newHeading } from '@/cms/fields/new-heading'
import { peopleGroup } from '@/cms/panel/groups'
import { commonLabels } from '@/cms/common-labels'
import { label } from '@/cms/label'

/** Answers that editors start from, in the language of the sender. */
export const ReplyTemplates: CollectionConfig = {
  slug: 'reply-templates',
  labels: {
    singular: label({ ro: 'Model de răspuns', en: 'Reply template', ru: 'Шаблон ответа' }),
    plural: label({ ro: 'Modele de răspuns', en: 'Reply templates', ru: 'Шаблоны ответов' }),
  },
  access: {
    read: isEditor,
    create: isContentEditor,
    update: inOwnLanguage,
    delete: isContentEditor,
  },
  admin: {
    group: peopleGroup,
    useAsTitle: 'name',
    defaultColumns: ['name', 'subject', 'updatedAt'],
    disableCopyToLocale: true,
  },
  fields: [
    newHeading(
      label({ ro: 'Model nou de răspuns', en: 'New reply template', ru: 'Новый шаблон ответа' }),
    ),
    {
      name: 'name',
      type: 'text',
      label: commonLabels.internalName,
      required: true,
      unique: true,
    },
    localizedText({
      name: 'subject',
      label: commonLabels.subject,
      description: label({
        ro: 'În locul lui {name} apare numele celui care a scris.',
        en: '{name} stands for the name of the sender.',
        ru: 'Вместо {name} будет имя автора сообщения.',
      }),
      required: true,
      maxLength: 150,
      findProblem: subjectProblem,
    }),
    localizedTextarea({
      name: 'text',
      label: commonLabels.text,
      description: label({
        ro: 'În locul lui {name} apare numele celui care a scris, în locul lui {message} mesajul. Rândurile goale despart paragrafele. Mesajul primit este citat oricum la sfârșitul e-mailului.',
        en: '{name} stands for the name of the sender, {message} for the message. Empty lines separate paragraphs. The e-mail quotes the message at its end in any case.',
        ru: 'Вместо {name} будет имя автора, вместо {message} — его сообщение. Пустые строки разделяют абзацы. Сообщение в любом случае цитируется в конце письма.',
      }),
      required: true,
      maxLength: 5000,
      findProblem: textProblem,
    }),
  ],
}
