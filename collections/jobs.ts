import type { CollectionConfig } from 'payload'
import { isAdmin } from '@/cms/access/is-admin'
import { nobody } from '@/cms/access/nobody'
import { newsroomGroup } from '@/cms/panel/groups'
import { commonLabels } from '@/cms/common-labels'
import { label } from '@/cms/label'

/** The recurring jobs of the site: when each is due, and how its last run ended. */
export const Jobs: CollectionConfig = {
  slug: 'jobs',
  labels: {
    singular: label({ ro: 'Sarcină automată', en: 'Job', ru: 'Фоновая задача' }),
    plural: label({ ro: 'Sarcini automate', en: 'Jobs', ru: 'Фоновые задачи' }),
  },
  access: { read: isAdmin, create: nobody, update: nobody, delete: nobody },
  admin: {
    group: newsroomGroup,
    useAsTitle: 'name',
    defaultColumns: ['name', 'state', 'dueAt', 'finishedAt', 'lastError'],
  },
  defaultSort: 'name',
  fields: [
    {
      name: 'name',
      type: 'text',
      label: label({ ro: 'Nume', en: 'Name', ru: 'Название' }),
      required: true,
      unique: true,
    },
    {
      name: 'state',
      type: 'select',
      label: commonLabels.state,
      required: true,
      defaultValue: 'waiting',
      options: [
        { value: 'waiting', label: label({ ro: 'În așteptare', en: 'Waiting', ru: 'Ожидает' }) },
        { value: 'running', label: label({ ro: 'În curs', en: 'Running', ru: 'Выполняется' }) },
        { value: 'failed', label: label({ ro: 'Eșuată', en: 'Failed', ru: 'Не выполнена' }) },
      ],
    },
    {
      name: 'dueAt',
      type: 'date',
      label: label({ ro: 'Următoarea rulare', en: 'Next run', ru: 'Следующий запуск' }),
    },
    {
      name: 'startedAt',
      type: 'date',
      label: label({ ro: 'Ultima pornire', en: 'Last started', ru: 'Последний запуск' }),
    },
    {
      name: 'finishedAt',
      type: 'date',
      label: label({ ro: 'Ultima reușită', en: 'Last succeeded', ru: 'Последнее выполнение' }),
    },
    {
      name: 'runs',
      type: 'number',
      label: label({ ro: 'Rulări', en: 'Runs', ru: 'Запусков' }),
      required: true,
      defaultValue: 0,
    },
    {
      name: 'failures',
      type: 'number',
      label: label({ ro: 'Eșecuri la rând', en: 'Failures in a row', ru: 'Неудач подряд' }),
      required: true,
      defaultValue: 0,
    },
    {
      name: 'lastError',
      type: 'textarea',
      label: commonLabels.lastError,
    },
    { name: 'leaseUntil', type: 'date', admin: { hidden: true } },
    // The result of a run, for all instances to read.
    { name: 'result', type: 'json', admin: { hidden: true } },
  ],
}
