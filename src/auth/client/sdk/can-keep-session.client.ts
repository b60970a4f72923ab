const name = 'can-keep'

/** Whether the browser lets this site keep cookies and data, without which no session holds. */
export function canKeepSession(): boolean {
  try {
    // Where site data are blocked, this alone throws.
    for (const storage of [sessionStorage, localStorage]) {
      storage.setItem(name, '1')
      storage.removeItem(name)
    }
    document.cookie = `${name}=1;path=/;samesite=lax`
    const isKept = document.cookie.includes(`${name}=1`)
    document.cookie = `${name}=;path=/;max-age=0;samesite=lax`
    return isKept
  } catch {
    return false
  }
}
