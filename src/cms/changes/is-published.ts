/** Whether a record, or what is about to be saved of it, is visible to readers in its language. */
export function isPublished(data: unknown): boolean {
  return (
    typeof data === 'object' && data !== null && '_status' in data && data._status === 'published'
  )
}
