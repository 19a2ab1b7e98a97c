/** What the browser keeps from page to page; one that keeps nothing begins anew. */

export function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // the choice holds for this page
  }
}
