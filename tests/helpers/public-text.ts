import { expect, type APIRequestContext } from '@playwright/test'

// Long enough for a machine that is busy with other tests; `npm run bench` measures the promised
// two seconds.
export const timeoutMs = 25_000

type Target = { request: APIRequestContext; path: string }

/** Reads a page as a stranger does until it says something, or no longer does. */
export async function expectPublicText({
  request,
  path,
  text,
  isThere = true,
}: Target & { text: string; isThere?: boolean }): Promise<void> {
  await expect
    .poll(
      async () => {
        const response = await request.get(path)
        expect(response.status(), path).toBe(200)
        return (await response.text()).includes(text)
      },
      { message: `${path}: ${text}`, timeout: timeoutMs, intervals: [50] },
    )
    .toBe(isThere)
}

/** Asks for a page until its status is right, without following redirects. */
export async function expectPublicStatus({
  request,
  path,
  status,
}: Target & { status: number }): Promise<void> {
  await expect
    .poll(async () => (await request.get(path, { maxRedirects: 0 })).status(), {
      message: path,
      timeout: timeoutMs,
      intervals: [50],
    })
    .toBe(status)
}
