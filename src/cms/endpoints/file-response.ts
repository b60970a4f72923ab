/** A response that the browser saves as a file of that name. */
export function fileResponse(file: { content: BodyInit; mime: string; name: string }): Response {
  return new Response(file.content, {
    headers: {
      'content-type': `${file.mime}; charset=utf-8`,
      'content-disposition': `attachment; filename="${file.name}"`,
      'x-content-type-options': 'nosniff',
    },
  })
}
