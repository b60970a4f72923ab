import type { FC, ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { expect, test } from 'vitest'
import { withLoudViews } from './loud-views'

type Props = { initPageResult: object }

/** As Payload's lists and documents are when the database fails them. */
const EmptyView: FC<Props> = () => undefined

const WholeView: FC<Props> = () => <h1>Projects</h1>

function Template({ children }: { children: ReactNode }): ReactNode {
  return <main>{children}</main>
}

async function render(page: ReactNode): Promise<string> {
  const stream = await renderToReadableStream(withLoudViews(page), { onError: () => undefined })
  return new Response(stream).text()
}

test('a view that is left empty throws', async () => {
  const page = (
    <Template>
      <EmptyView initPageResult={{}} />
    </Template>
  )
  await expect(render(page)).rejects.toThrow('failed to render')
})

test('a view is shown where it stood, beside everything else', async () => {
  const page = (
    <>
      {false}
      <Template>
        <WholeView initPageResult={{}} />
        <p>beside</p>
      </Template>
    </>
  )
  expect(await render(page)).toBe('<main><h1>Projects</h1><p>beside</p></main>')
})
