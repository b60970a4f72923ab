import type { CollectionConfig, TextField } from 'payload'
import { isEditor } from '@/cms/access/is-editor'
import { nobody } from '@/cms/access/nobody'
import { translationGroup } from '@/cms/panel/groups'
import { label } from '@/cms/label'

function word(name: string, { index = false, required = true } = {}): TextField {
  return { name, type: 'text', required, index }
}

/**
 * What the translation desk knows of each text in each language, beside the content and rebuilt
 * from it at any time, states and dismissals apart. Written by src/features/translation only.
 */
export const TranslationUnits: CollectionConfig = {
  slug: 'translation-units',
  labels: {
    singular: label({ ro: 'Unitate de traducere', en: 'Translation unit', ru: 'Единица перевода' }),
    plural: label({ ro: 'Unități de traducere', en: 'Translation units', ru: 'Единицы перевода' }),
  },
  access: { read: isEditor, create: nobody, update: nobody, delete: nobody },
  admin: { group: translationGroup, hidden: true, useAsTitle: 'unit' },
  indexes: [
    { fields: ['unit', 'locale'], unique: true },
    { fields: ['locale', 'state'] },
    { fields: ['locale', 'hash'] },
    { fields: ['container', 'document', 'locale'] },
  ],
  fields: [
    word('unit'),
    word('locale'),
    word('kind'),
    word('container'),
    { ...word('document', { required: false }), defaultValue: '' },
    { ...word('documentTitle', { required: false }), defaultValue: '' },
    word('path'),
    { ...word('segment', { required: false }), defaultValue: '' },
    { name: 'position', type: 'number', required: true },
    word('format'),
    word('role'),
    { name: 'maxLength', type: 'number' },
    { name: 'isRequired', type: 'checkbox', required: true, defaultValue: false },
    { name: 'text', type: 'textarea' },
    word('hash', { required: false }),
    { name: 'words', type: 'number', required: true, defaultValue: 0 },
    // Words of the Romanian text; 0 in rows that the trash kept from before.
    { name: 'sourceWords', type: 'number', defaultValue: 0 },
    word('state'),
    { name: 'isOutdated', type: 'checkbox', required: true, defaultValue: false },
    { name: 'isLocked', type: 'checkbox', required: true, defaultValue: false },
    word('confirmedHash', { required: false }),
    { name: 'confirmedSource', type: 'textarea' },
    { name: 'findings', type: 'json', required: true, defaultValue: [] },
    { name: 'errors', type: 'number', required: true, defaultValue: 0 },
    { name: 'warnings', type: 'number', required: true, defaultValue: 0 },
    { name: 'dismissed', type: 'json', required: true, defaultValue: [] },
    { name: 'cutOffHashes', type: 'json', required: true, defaultValue: [] },
    word('origin'),
    { name: 'changedBy', type: 'text' },
    { name: 'changedAt', type: 'date', index: true },
  ],
}
