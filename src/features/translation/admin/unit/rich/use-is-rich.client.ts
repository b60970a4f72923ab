import { useState } from 'react'
import { readInline } from '@/rich-text/inline-nodes'
import { useEditorContext } from '../state/editor-context.client'

/**
 * Whether the text is written as it will look. It is not where its markup is malformed, until that
 * has been saved or replaced: the field does not change under the fingers.
 */
export function useIsRich(): boolean {
  const { state, text } = useEditorContext()
  const { view, base, caretStamp } = state
  const stamp = `${caretStamp} ${base.hash}`
  const [decided, setDecided] = useState({ stamp: '', isReadable: false })
  if (decided.stamp !== stamp) setDecided({ stamp, isReadable: readInline(text) !== null })
  return view.format === 'rich-text' && decided.isReadable
}
