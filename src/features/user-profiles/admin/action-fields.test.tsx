import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ActionFields } from './action-fields.client'

test.each([
  { language: 'ro', said: 'membrul îl poate citi' },
  { language: 'en', said: 'the member can read it' },
  { language: 'ru', said: 'участник может прочитать её' },
] as const)(
  'whoever writes why a member is suspended knows that the member can read it: $language',
  ({ language, said }) => {
    const shown = renderToStaticMarkup(
      <ActionFields
        action="suspend"
        language={language}
        onReason={() => {}}
        reason=""
        roles={[]}
      />,
    )
    expect(shown).toContain(said)
  },
)
