import type { DefaultTranslationsObject } from '@payloadcms/translations'

/** Strings by feature of the rich text editor; deeper keys, such as those of blocks, nest. */
type EditorTexts = { [key: string]: string | EditorTexts }

/** Own wording for some of the admin panel's strings: only namespaces and keys that Payload knows. */
export type AdminTextOverrides = {
  [Namespace in keyof DefaultTranslationsObject]?: Partial<DefaultTranslationsObject[Namespace]>
} & { lexical?: EditorTexts }
