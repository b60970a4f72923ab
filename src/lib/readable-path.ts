/** An address as a person reads it: `/ro/кино` instead of `/ro/%D0%BA…`. Broken ones stay as they are. */
export function readablePath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
