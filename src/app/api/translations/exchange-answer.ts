import { ExchangeProblem } from '@/features/translation/interchange/problem'
import { exchangeProblemText } from '@/features/translation/interchange/problem-texts'
import type { EditorCall } from '../editor-call'

/** Answers with a sentence about the file where it cannot be read or written. */
export async function exchangeAnswer({
  language,
  answer,
}: Pick<EditorCall, 'language'> & { answer: () => Promise<Response> }): Promise<Response> {
  try {
    return await answer()
  } catch (error) {
    if (!(error instanceof ExchangeProblem)) throw error
    const { code, args } = error
    const message = exchangeProblemText({ problem: error, language })
    return Response.json({ code, args, message }, { status: code === 'too-large' ? 413 : 422 })
  }
}
