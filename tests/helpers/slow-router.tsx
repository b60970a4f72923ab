import { act, use, useEffect, useState, type ReactNode } from 'react'
import { settle } from './settle'

// In the place of `next/navigation`, for `vi.mock`, where it matters that a page takes a while to
// show what is stored by now.

let begin = () => {}
let end = () => {}

const router = { refresh: () => begin() }

export const useRouter = () => router

/** What is in it is rendered anew when a refresh is in. */
export function SlowPage({ render }: { render: () => ReactNode }) {
  const [answer, setAnswer] = useState<Promise<void> | null>(null)
  useEffect(() => {
    begin = () => setAnswer(new Promise((resolve) => (end = resolve)))
  }, [])
  if (answer) use(answer)
  return render()
}

/** Lets the page have what it has asked for. */
export async function endRefresh(): Promise<void> {
  await act(async () => {
    end()
    await settle()
  })
}
