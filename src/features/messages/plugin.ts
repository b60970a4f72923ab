import type { Field, FieldHook, Plugin, TypeWithID } from 'payload'
import { extendCollection, extendField } from '@/cms/extend-config'
import { messageDescription } from '@/i18n/message-description'
import { emptyToCode, validateMessage } from './hooks/message-text'

/** The texts of the interface: checked as messages, and those of the code where they are emptied. */
export function messages(): Plugin {
  return (config) =>
    extendCollection({
      config,
      slug: 'messages',
      extend: (messages) => {
        const collection = extendField({ collection: messages, name: 'text', extend: withRules })
        return extendField({ collection, name: 'description', extend: withDescriptions })
      },
    })
}

function withRules(field: Field): Field {
  if (field.type !== 'textarea') return field
  return { ...field, validate: validateMessage, hooks: { beforeChange: [emptyToCode] } }
}

type Message = TypeWithID & { key?: string; description?: string | null }
type DescriptionHook = FieldHook<Message, Message['description'], Message>

/** Programs, which ask without a user, read what is stored: the Romanian sentence. */
const describeToEditor: DescriptionHook = ({ data, req, value }) =>
  req.user && data?.key ? messageDescription({ key: data.key, language: req.i18n.language }) : value

/** A save takes over what it has read, and would store the sentence in the editor's language. */
const keepStored: DescriptionHook = ({ siblingDocWithLocales, value }) => {
  const stored = siblingDocWithLocales?.description
  return typeof stored === 'string' ? stored : value
}

function withDescriptions(field: Field): Field {
  if (field.type !== 'textarea') return field
  return { ...field, hooks: { afterRead: [describeToEditor], beforeChange: [keepStored] } }
}
