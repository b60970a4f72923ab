import type { CollectionConfig } from 'payload'
import { isContentEditor } from '@/cms/access/is-content-editor'
import { isEditor } from '@/cms/access/is-editor'
import { announceCollection } from '@/cms/hooks/announce-change'
import { newHeading } from '@/cms/fields/new-heading'
import { contentGroup } from '@/cms/panel/groups'
import { label } from '@/cms/label'

/** Old addresses, written without the language, and where they lead now. */
export const Redirects: CollectionConfig = {
  slug: 'redirects',
  labels: {
    singular: label({ ro: 'Redirecționare', en: 'Redirect', ru: 'Перенаправление' }),
    plural: label({ ro: 'Redirecționări', en: 'Redirects', ru: 'Перенаправления' }),
  },
  access: {
    read: isEditor,
    create: isContentEditor,
    update: isContentEditor,
    delete: isContentEditor,
  },
  admin: { group: contentGroup, useAsTitle: 'from', defaultColumns: ['from', 'to', 'createdAt'] },
  hooks: announceCollection,
  fields: [
    newHeading(
      label({ ro: 'Redirecționare nouă', en: 'New redirect', ru: 'Новое перенаправление' }),
    ),
    {
      name: 'from',
      type: 'text',
      label: label({ ro: 'De la', en: 'From', ru: 'Откуда' }),
      required: true,
      unique: true,
      index: true,
      admin: {
        description: label({
          ro: 'Fără limbă: /proj/vechi este valabil pentru /ro, /en și /ru. O pagină are întâietate față de redirecționare: dacă la această adresă se află un proiect publicat, redirecționarea intră în vigoare abia după ce îl retrageți.',
          en: 'Without the language: /proj/old stands for /ro, /en and /ru. Pages win over redirects: while a published project is at this address, the redirect waits until you take it down.',
          ru: 'Без языка: /proj/old действует для /ro, /en и /ru. Страница важнее перенаправления: пока по этому адресу опубликован проект, перенаправление не действует и начнёт работать, когда вы его снимете.',
        }),
      },
    },
    {
      name: 'to',
      type: 'text',
      label: label({ ro: 'Către', en: 'To', ru: 'Куда' }),
      required: true,
      // Read by the report of broken links (src/features/links/links-in.ts).
      custom: { link: 'target' },
      admin: {
        description: label({
          ro: 'O pagină a site-ului, fără limbă, sau o adresă completă care începe cu https://.',
          en: 'A page of the site, without the language, or a full address that starts with https://.',
          ru: 'Страница сайта без языка или полный адрес, начинающийся с https://.',
        }),
      },
    },
  ],
}
