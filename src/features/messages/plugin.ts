import type { Field, Plugin } from 'payload'
import { extendCollection, extendField } from '@/cms/extend-config'
import { emptyToCode, validateMessage } from './hooks/message-text'

/** The texts of the interface: checked as messages, and those of the code where they are emptied. */
export function messages(): Plugin {
  return (config) =>
    extendCollection({
      config,
      slug: 'messages',
      extend: (collection) => extendField({ collection, name: 'text', extend: withRules }),
    })
}

function withRules(field: Field): Field {
  if (field.type !== 'textarea') return field
  return { ...field, validate: validateMessage, hooks: { beforeChange: [emptyToCode] } }
}
