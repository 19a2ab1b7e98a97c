const firstPx = 47
const debounceMs = 100

/**
 * Keeps a place as high as what is drawn in it, which comes in several steps.
 *
 * @returns stops that
 */
export function followHeight(place: HTMLElement, drawn: HTMLElement): () => void {
  let timer = 0
  const setHeight = (px: number) => place.style.setProperty('height', `${px || firstPx}px`)
  setHeight(firstPx)
  // an environment without a layout has nothing to follow
  if (!globalThis.ResizeObserver) return () => {}
  const observer = new ResizeObserver(([entry]) => {
    clearTimeout(timer)
    timer = window.setTimeout(() => setHeight(entry?.contentRect.height ?? 0), debounceMs)
  })
  observer.observe(drawn)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
  }
}
