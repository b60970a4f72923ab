function readable(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** An address as a person reads it: `/ro/кино` instead of `/ro/%D0%BA…`. Broken parts stay as they are. */
export function readablePath(path: string): string {
  return path.split('/').map(readable).join('/')
}
