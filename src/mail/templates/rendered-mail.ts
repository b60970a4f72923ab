import type { Locale } from '@/i18n/locales'

export type Block =
  | { kind: 'text'; text: string }
  /** A button, with its address beside it in the text form and where a hint is given. */
  | { kind: 'link'; label: string; url: string; hint?: string }
  /** Advice to the reader if something is wrong. */
  | { kind: 'notice'; text: string }
  | { kind: 'facts'; facts: { term: string; value: string }[] }
  /** Paragraphs that a person wrote, parted by empty lines; their line breaks stay. */
  | { kind: 'prose'; text: string }
  /** Message of a member, with its line breaks. */
  | { kind: 'quote'; text: string }
  /** Trusted HTML, shown as it is. */
  | { kind: 'html'; html: string }

/** A mail as its reader sees it, before it becomes text and HTML. */
export type RenderedMail = {
  /** Null when others have worded the mail and do not say in which language. */
  lang: Locale | null
  subject: string
  title: string
  accent: 'auto' | 'cinema' | 'fighting' | 'travel'
  blocks: Block[]
  footer: { home: string; lines: string[] }
}
