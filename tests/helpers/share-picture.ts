import { expect, type APIRequestContext } from '@playwright/test'

/** What shared links of a page show, as the networks read it: from the document, without script. */
export type SharePicture = {
  url: string
  width: string
  height: string
  alt: string
  twitterCard: string
  twitterImage: string
}

export async function readSharePicture({
  request,
  path,
}: {
  request: APIRequestContext
  path: string
}): Promise<SharePicture> {
  const response = await request.get(path)
  expect(response.status(), path).toBe(200)
  const html = await response.text()
  const meta = (name: string) => {
    const found = [
      ...html.matchAll(new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`, 'g')),
    ]
    expect(found.length, `${path}: ${name}`).toBe(1)
    return found[0]?.[1] ?? ''
  }
  return {
    url: meta('og:image'),
    width: meta('og:image:width'),
    height: meta('og:image:height'),
    alt: meta('og:image:alt'),
    twitterCard: meta('twitter:card'),
    twitterImage: meta('twitter:image'),
  }
}
