import { scriptMark } from '@/lib/script-mark'

/** A script of our own inside the document; the mark lets it through the content security policy. */
export function InlineScript({ script }: { script: string }) {
  return <script nonce={scriptMark()} dangerouslySetInnerHTML={{ __html: script }} />
}
